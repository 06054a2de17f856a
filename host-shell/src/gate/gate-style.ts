/**
 * The page's own sheet, made by its script: it costs no request, and the content security policy allows it. `light-dark()` follows the
 * scheme that the theme script has put on the page. The system's typeface, as nobody waits for one at a gate.
 */
export const GATE_STYLE = `
:root {
  --ground: light-dark(#f4f4f5, #111113);
  --panel: light-dark(#ffffff, #1b1b1f);
  --ink: light-dark(#18181b, #fafafa);
  --quiet: light-dark(#52525b, #b4b4bd);
  --ready: light-dark(#116932, #6ee7a0);
  --stop: light-dark(#b91c1c, #fca5a5);
  --focus: light-dark(#1d4ed8, #93c5fd);
}
:root[data-scheme='dim'] {
  --ground: #1f2430;
  --panel: #2a3040;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font-family: system-ui, sans-serif;
  line-height: 1.45;
}
main {
  max-width: 32rem;
  margin: 0 auto;
  padding: 1rem;
  overflow-wrap: anywhere;
}
h1 { margin: 0 0 1rem; font-size: 1.5rem; }
h2 { margin: 0; color: var(--stop); font-size: 2rem; line-height: 1.2; }
.ready h2 { color: var(--ready); }
p { margin: 0.25rem 0; }
ul { margin: 0.75rem 0 0; padding-inline-start: 1.25rem; }
.card {
  padding: 1.25rem;
  border: 3px solid var(--stop);
  border-radius: 0.75rem;
  background: var(--panel);
}
.ready { border-color: var(--ready); }
.photo { width: 7rem; height: 7rem; margin-top: 1.25rem; border-radius: 0.375rem; background: var(--ground); }
img { width: 100%; height: 100%; border-radius: inherit; object-fit: cover; }
.name { margin-top: 0.75rem; font-size: 1.125rem; font-weight: 600; }
.quiet { color: var(--quiet); }
.problem { font-weight: 600; color: var(--stop); }
.problem:empty { display: none; }
button {
  min-height: 2.75rem;
  margin: 1rem 0;
  padding: 0.5rem 1rem;
  border: 1px solid var(--quiet);
  border-radius: 0.5rem;
  background: var(--panel);
  color: inherit;
  font: inherit;
  cursor: pointer;
}
a { display: inline-block; padding: 0.5rem 0; color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
