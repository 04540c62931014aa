/** The switch between light and dark. */
export function offerThemes(): void {
  for (const picture of document.querySelectorAll('object')) {
    handOn(picture);
    picture.addEventListener('load', () => {
      handOn(picture);
    });
  }
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
    document.querySelectorAll('object').forEach(handOn);
  });
}

/** Pictures that are documents of their own have the reader's choice from here. */
function handOn(picture: HTMLObjectElement): void {
  const { theme } = document.documentElement.dataset;
  const root = picture.contentDocument?.documentElement;
  if (root && theme !== undefined) root.dataset.theme = theme;
}
