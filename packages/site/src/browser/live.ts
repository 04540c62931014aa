/** On served pages: shows the page anew when its sources changed, and says where they are broken. */
import type { Change } from '../serve/readers';

const path = location.pathname.slice(1) || 'index.html';
const source = new EventSource(
  `/changes?page=${encodeURIComponent(path.endsWith('/') ? `${path}index.html` : path)}`,
);

function say(message: string): void {
  const note = document.createElement('pre');
  note.className = 'broken';
  note.setAttribute('role', 'alert');
  note.textContent = message;
  document.querySelector('.broken')?.remove();
  document.body.prepend(note);
}

source.onmessage = ({ data }: MessageEvent<string>) => {
  const change = JSON.parse(data) as Change;
  if (change.kind === 'reload') location.reload();
  else say(change.message);
};
