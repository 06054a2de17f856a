import type { KeptMail } from './kept-mail.ts';

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
details{border-bottom:1px solid #ccc;padding:.5rem 0}summary{cursor:pointer}pre{white-space:pre-wrap;overflow-wrap:anywhere}
small{color:#555}`;

function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}

/** Links of the text become links, so that an invitation can be opened from here. */
function linked(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function entry({ id, to, subject, receivedAt, text, attachments }: KeptMail): string {
  const files = attachments
    .map(({ fileName, bytes }) => `<li>${escaped(fileName)}, ${bytes} bytes</li>`)
    .join('');
  return `<details><summary><strong>${escaped(subject)}</strong> to ${escaped(to.join(', '))}
<small>${escaped(receivedAt)}</small></summary><pre>${linked(text)}</pre><ul>${files}</ul>
<a href="/messages/${id}.eml">Source</a></details>`;
}

/** All messages as one page without scripts. */
export function mailPage(mails: readonly KeptMail[]): string {
  const body = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(entry).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mail of this machine</title>
<style>${STYLE}</style><h1>Mail of this machine</h1><p>Nothing here left the machine. Reload to see new mail.</p>
${body}</html>`;
}
