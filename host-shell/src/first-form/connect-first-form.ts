import { SESSION_USER_KEY } from '../auth/storage-keys.ts';
import { carryOnFrom } from './carry-on.ts';
import { SIGN_IN_WORDS } from './sign-in-words.ts';

const FORM = '[data-first]';

/**
 * Makes the sign-in form that stands in the HTML work before the app has come (ADR 73). Called from the page's head, so it listens to the page;
 * what it learns stays in the form's own elements, where `carryOnFrom` reads it, and goes with them.
 */
export function connectFirstForm(view: Window & typeof globalThis, providers: readonly string[]): void {
  const page = view.document;
  const { dataset } = page.documentElement;
  const isWanted = !hasSession(view);
  if (isWanted) dataset.firstForm = '';
  if (providers.includes('google')) dataset.google = '';
  // The document is read to its end, and no script of the app has run.
  page.addEventListener(
    'readystatechange',
    () => {
      const root = page.getElementById('root');
      if (!isWanted) root?.replaceChildren();
      else if (root !== null) carryOnFrom(root);
      if (providers.includes('google')) return;
      for (const offer of page.querySelectorAll(`${FORM} [data-offer=google]`)) offer.remove();
    },
    { once: true },
  );
  page.addEventListener('submit', (event) => {
    const form = inFirstForm(event, 'form');
    if (form === undefined) return;
    event.preventDefault();
    const button = form.querySelector<HTMLElement>('[type=submit]');
    if (button !== null) press(button, page);
  });
  page.addEventListener('click', (event) => {
    const button = inFirstForm(event, 'button:not([type=submit])');
    if (button === undefined) return;
    const password =
      button.parentElement?.parentElement?.querySelector<HTMLInputElement>(':scope > [name=password]');
    if (password) togglePassword(password, button);
    else press(button, page);
  });
  page.addEventListener('pointerdown', (event) => {
    const button = inFirstForm(event, 'button');
    if (button !== undefined) button.dataset.held = '';
  });
  for (const end of ['pointerup', 'pointercancel'])
    page.addEventListener(end, () => {
      for (const button of page.querySelectorAll<HTMLElement>(`${FORM} [data-held]`))
        delete button.dataset.held;
    });
  page.addEventListener('focusin', (event) => {
    for (const control of page.querySelectorAll<HTMLElement>(`${FORM} [data-focused]`))
      delete control.dataset.focused;
    const control = inFirstForm(event, ':is(input, button)');
    if (control !== undefined) control.dataset.focused = '';
  });
  page.addEventListener('focusout', (event) => {
    const control = inFirstForm(event, ':is(input, button)');
    // Browsers say so as well when the element is taken away, and that is when it has to be known.
    view.setTimeout(() => {
      if (control !== undefined && page.activeElement !== control) delete control.dataset.focused;
    });
  });
  // What was pressed was pressed for what stood there then.
  page.addEventListener('input', (event) => {
    if (inFirstForm(event, 'input') !== undefined) release(page);
  });
}

/** This tab has somebody signed in: the page will say so, and shows its sign of loading until then. */
function hasSession(view: Window): boolean {
  try {
    return view.sessionStorage.getItem(SESSION_USER_KEY) !== null;
  } catch {
    return false;
  }
}

function inFirstForm({ target }: Event, selector: string): HTMLElement | undefined {
  return (target as Element | null)?.closest?.<HTMLElement>(`${FORM} ${selector}`) ?? undefined;
}

/** The last press counts; it is pressed again when the app is there. */
function press(button: HTMLElement, page: Document): void {
  release(page);
  button.dataset.pressed = '';
  if (button.getAttribute('type') === 'submit') show(button, true);
}

function release(page: Document): void {
  for (const button of page.querySelectorAll<HTMLElement>(`${FORM} [data-pressed]`)) {
    delete button.dataset.pressed;
    if (button.getAttribute('type') === 'submit') show(button, false);
  }
}

function show(button: HTMLElement, isBusy: boolean): void {
  button.textContent = isBusy ? SIGN_IN_WORDS.busy : SIGN_IN_WORDS.rest;
  button.setAttribute('aria-disabled', String(isBusy));
}

function togglePassword(password: HTMLInputElement, button: HTMLElement): void {
  const isShown = password.type === 'password';
  password.type = isShown ? 'text' : 'password';
  button.textContent = isShown ? 'Hide' : 'Show';
  button.setAttribute('aria-label', `${isShown ? 'Hide' : 'Show'} password`);
  if (isShown) button.dataset.toggled = '';
  else delete button.dataset.toggled;
}
