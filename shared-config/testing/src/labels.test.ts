import { expect, it } from 'vitest';

function labelsOf(id: string, root: ParentNode = document): readonly (string | null)[] | null {
  const { labels } = root.querySelector(`[data-control="${id}"]`) as HTMLInputElement;
  return labels && Array.from(labels, ({ textContent }) => textContent?.trim() ?? null);
}

const PAGE = `
  <label for="name">Name</label> <label for="name">Required</label>
  <input id="name" data-control="name"> <input id="name" data-control="twin">
  <label>Agree <input type="checkbox" data-control="agree"> <input data-control="second"></label>
  <label for="elsewhere">Inside another's <input data-control="inside"></label>
  <label for="">Nothing <select data-control="nothing"></select></label>
  <label>Both <textarea id="both" data-control="both"></textarea></label> <label for="both">By id</label>
  <label>Hidden first <input type="hidden" data-control="hidden"><button data-control="save">Save</button></label>
  <input data-control="bare">`;

const LABELS = {
  name: ['Name', 'Required'],
  twin: [],
  agree: ['Agree'],
  second: [],
  inside: [],
  nothing: [],
  both: ['Both', 'By id'],
  hidden: null,
  save: ['Hidden first Save'],
  bare: [],
};

const all = (root?: ParentNode) =>
  Object.fromEntries(Object.keys(LABELS).map((id) => [id, labelsOf(id, root)]));

it('gives each control the labels that point at it or hold it first', () => {
  document.body.innerHTML = PAGE;

  expect(all()).toEqual(LABELS);
});

it('gives the same on a page that is not shown, where jsdom answers itself', () => {
  const aside = document.createElement('div');
  aside.innerHTML = PAGE;

  expect(all(aside)).toEqual(LABELS);
});

it('follows the page', () => {
  document.body.innerHTML = PAGE;
  document.querySelector('label')?.remove();
  document.querySelector('[data-control="bare"]')?.setAttribute('id', 'elsewhere');

  expect(labelsOf('name')).toEqual(['Required']);
  expect(labelsOf('bare')).toEqual(["Inside another's"]);
});
