/** `labels` of these is null in browsers where they are hidden inputs; no other element has it. */
const LABELABLE = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];

const ofPage = (view: Window & typeof globalThis) => [
  view.HTMLButtonElement,
  view.HTMLInputElement,
  view.HTMLMeterElement,
  view.HTMLOutputElement,
  view.HTMLProgressElement,
  view.HTMLSelectElement,
  view.HTMLTextAreaElement,
];

function isLabelable(element: Element): boolean {
  return LABELABLE.includes(element.localName) && (element as HTMLInputElement).type !== 'hidden';
}

function isLabelOf(label: HTMLLabelElement, control: Element): boolean {
  const target = label.getAttribute('for');
  if (target !== null) {
    return target !== '' && target === control.id && control.ownerDocument.getElementById(target) === control;
  }
  return label.contains(control) && [...label.getElementsByTagName('*')].find(isLabelable) === control;
}

/**
 * Gives the controls of a jsdom window the `labels` that they have, found by id and by containment. jsdom itself walks the
 * whole page for each label, for each control, each time: a seventh of what pages with tables took in their tests.
 */
export function findLabelsById(view: Window & typeof globalThis): void {
  for (const { prototype } of ofPage(view)) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: HTMLInputElement): unknown {
        const { document } = view;
        if (!isLabelable(this) || this.getRootNode() !== document) return own?.call(this);
        return [...document.getElementsByTagName('label')].filter((label) => isLabelOf(label, this));
      },
    });
  }
}
