import type { GateAnswer, GatePerson } from '../backend/gate-answer.ts';

/** What the page shows; each call takes the place of what was there. */
export interface GateView {
  showChecking(): void;
  showAnswer(answer: GateAnswer): void;
  /** The photo of the person that is shown. @param file its document, so that it never stands at another person's name */
  showPhoto(file: string, address: string): void;
  /** Whether changes are heard of at once. */
  showLive(isLive: boolean): void;
  /** The answer could not be had; one from before stays, with its moment. */
  showProblem(sentence: string): void;
  /** The server refuses whoever is signed in. */
  showRefused(sentence: string): void;
  /** There is no such page for whoever is signed in. */
  showNoPage(): void;
}

type Child = HTMLElement | string;

export function createGateView(root: HTMLElement, check: () => void): GateView {
  const page = root.ownerDocument;
  let answer: GateAnswer | undefined;
  let photo: { readonly file: string; readonly address: string } | undefined;
  let isLive = false;
  let problem = '';
  let shown = '';

  function make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
    ...children: readonly Child[]
  ): HTMLElementTagNameMap[Name] {
    const made = page.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }
  const line = (text: string, className = '') =>
    make('p', className === '' ? {} : { class: className }, text);

  function picture({ photo: file, name }: GatePerson): readonly HTMLElement[] {
    if (file === undefined) return [];
    const has = photo?.file === file;
    const image = has
      ? [make('img', { src: photo?.address ?? '', alt: `Photo of ${name}`, width: '112', height: '112' })]
      : [];
    return [make('div', { class: 'photo' }, ...image)];
  }

  function personCard(person: GatePerson): HTMLElement {
    const { isReady, reasons, name, company, jobRole, badgeNo, sites } = person;
    const why = reasons.map((reason) => make('li', {}, reason));
    return make(
      'div',
      { class: isReady ? 'card ready' : 'card' },
      make('h2', {}, isReady ? 'Ready' : 'Not ready'),
      ...(why.length === 0 ? [] : [make('ul', { 'aria-label': 'Why not' }, ...why)]),
      ...picture(person),
      line(name, 'name'),
      line(company),
      line(badgeNo === '' ? jobRole : `${jobRole}, badge ${badgeNo}`, 'quiet'),
      line(sites.length === 0 ? 'All sites' : sites.join(', '), 'quiet'),
    );
  }

  function closedCard({ title, advice }: { readonly title: string; readonly advice: string }): HTMLElement {
    return make('div', { class: 'card' }, make('h2', {}, title), ...(advice === '' ? [] : [line(advice)]));
  }

  const status = make('div', { role: 'status', 'aria-live': 'polite' });
  const moment = line('', 'quiet');
  const again = make('button', { type: 'button' }, 'Check again');
  const alert = make('p', { role: 'alert', class: 'problem' });
  again.addEventListener('click', check);

  /** What is the same stays, so that nothing is read out twice. */
  function drawCard(key: string, card: () => HTMLElement): void {
    if (shown === key) return;
    shown = key;
    status.replaceChildren(card());
  }

  function draw(): void {
    if (answer !== undefined) {
      const known = answer;
      const key = JSON.stringify([{ ...known, moment: '', watch: [] }, photo?.address]);
      drawCard(key, () => (known.kind === 'person' ? personCard(known) : closedCard(known)));
      const isKept = known.kind === 'person' && isLive && problem === '';
      moment.textContent = `As of ${known.moment}${isKept ? ', kept up to date' : ''}.`;
    } else {
      drawCard('checking', () => line(problem === '' ? 'Checking' : 'Not checked.'));
      moment.textContent = '';
    }
    if (alert.textContent !== problem) alert.textContent = problem;
    again.hidden = answer === undefined && problem === '';
    const links = make('p', {}, make('a', { href: '/work-manager' }, 'Workforce Manager'));
    if (!status.isConnected)
      root.replaceChildren(make('h1', {}, 'Site access'), alert, status, moment, again, links);
  }

  function showInstead(title: string, sentence: string): void {
    answer = undefined;
    shown = '';
    const home = make('p', {}, make('a', { href: '/' }, 'Go to Home'));
    root.replaceChildren(make('h1', {}, title), line(sentence), home);
  }

  return {
    showChecking() {
      answer = undefined;
      problem = '';
      draw();
    },
    showAnswer(next) {
      answer = next;
      problem = '';
      draw();
    },
    showPhoto(file, address) {
      photo = { file, address };
      draw();
    },
    showLive(next) {
      isLive = next;
      draw();
    },
    showProblem(sentence) {
      problem =
        answer === undefined ? sentence : `${sentence} What you see is the answer of ${answer.moment}.`;
      draw();
    },
    showRefused: (sentence) => showInstead('Site access', sentence),
    showNoPage: () =>
      showInstead('Page not found', 'There is no page at this address, or it is not part of your menu.'),
  };
}
