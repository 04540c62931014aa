/** The switch between light and dark. */
export function offerThemes(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (!button) return;
  const { dataset } = document.documentElement;
  button.hidden = false;
  button.addEventListener('click', () => {
    const isDark = dataset.theme
      ? dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    dataset.theme = isDark ? 'light' : 'dark';
    localStorage.setItem('gradcert.theme', dataset.theme);
  });
}
