import { byId, el } from './dom.js';

/** Copies of a result: the properties as JSON, the request as `curl`, and a link. None ever holds a key. */
export function copyButtons(
  query: string | null,
  properties: object,
  say: (text: string) => void,
): HTMLElement {
  const { origin } = location;
  const copies: [label: string, text: string][] = [['as JSON', JSON.stringify(properties, null, 2)]];
  if (query !== null) {
    const name = encodeURIComponent(query).replaceAll("'", '%27');
    copies.push(['as curl', `curl -u "$PORT43_KEY:X" '${origin}/v1/lookup/${name}'`]);
    // The name follows the #, so that it is in no log on the way.
    copies.push(['a link', `${origin}/#${name}`]);
  }
  return el(
    'p',
    { class: 'copies' },
    ...copies.map(([label, text]) => {
      const button = el('button', { type: 'button' }, `Copy ${label}`);
      button.addEventListener('click', () => void copy(text, say));
      return button;
    }),
  );
}

/** If the browser does not let the page write to the clipboard (for example over plain HTTP), the text is shown for copying by hand. */
async function copy(text: string, say: (text: string) => void): Promise<void> {
  const box = byId('copied', HTMLTextAreaElement);
  try {
    await navigator.clipboard.writeText(text);
    box.hidden = true;
    say('Copied.');
  } catch {
    box.hidden = false;
    box.value = text;
    box.select();
    say('The browser does not allow access to the clipboard: copy the text from the field below.');
  }
}
