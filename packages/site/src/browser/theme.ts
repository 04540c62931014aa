/** Before anything is painted: the colours that the reader chose, where they chose. */
const chosen = localStorage.getItem('gradcert.theme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
