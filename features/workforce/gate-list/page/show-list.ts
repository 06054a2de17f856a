import type { GateListStore } from '../device-store.ts';
import { findPeople, type GateList, openGateList } from '../gate-list.ts';
import { peopleRows } from './list-rows.ts';

export interface ListPage {
  readonly root: HTMLElement;
  readonly store: Pick<GateListStore, 'read' | 'erase'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

function moment({ timezone }: GateList, at: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...style, timeZone: timezone }).format(at);
  } catch {
    return new Intl.DateTimeFormat('en-US', style).format(at);
  }
}

function dayText(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/**
 * Shows the list that the device keeps, looks again when told to, and takes everything from the screen once the list has ended
 * or is gone. Answers what looks again.
 */
export function showGateList({ root, store, now }: ListPage): () => Promise<void> {
  const page = root.ownerDocument;
  let shown = '';

  function add<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    text = '',
    className = '',
  ): HTMLElementTagNameMap[Name] {
    const made = page.createElement(name);
    made.textContent = text;
    made.className = className;
    root.append(made);
    return made;
  }

  function showNothing(sentence: string): void {
    root.replaceChildren();
    add('h1', 'Gate list');
    add('p', sentence).setAttribute('role', 'status');
    const link = page.createElement('a');
    link.href = '/work-manager';
    link.textContent = 'Open the Workforce Manager';
    add('p').append(link);
  }

  function showPeople(list: GateList, day: number): void {
    root.replaceChildren();
    add('h1', 'Gate list');
    add('p', `${list.clientName}, ${list.site === '' ? 'all sites' : list.site}`);
    add('p', `For ${dayText(list.days[day]?.date ?? '')}.`);
    const kept = `As of ${moment(list, list.takenAt)}. Changes since then are not on it. `;
    add('p', `${kept}It ends on ${moment(list, list.endsAt)}.`, 'quiet');
    const label = add('label', 'Name, company, job role or badge number');
    const field = add('input');
    field.type = 'search';
    field.id = 'find';
    field.autocomplete = 'off';
    label.htmlFor = field.id;
    const summary = add('p', '', 'quiet');
    summary.setAttribute('role', 'status');
    const people = add('ol');
    people.setAttribute('aria-label', 'People');
    const find = () => {
      const { rows, summary: said } = peopleRows(
        page.createElement.bind(page),
        findPeople(list.people, field.value),
        day,
      );
      people.replaceChildren(...rows);
      summary.textContent = said;
    };
    field.addEventListener('input', find);
    find();
    const erase = add('button', 'Erase the list from this device');
    erase.type = 'button';
    erase.addEventListener('click', () => void store.erase().then(look));
  }

  async function look(): Promise<void> {
    const opened = await store.read().then(
      (stored) => openGateList(stored, now()),
      () => ({ kind: 'unreadable' }) as const,
    );
    const next = opened.kind === 'open' ? `open ${opened.list.takenAt} ${opened.day}` : opened.kind;
    if (opened.kind === 'ended') await store.erase().catch(() => undefined);
    // What somebody is typing stays while nothing has changed.
    if (next === shown || (next === 'none' && shown === 'ended')) return;
    shown = next;
    if (opened.kind === 'open') showPeople(opened.list, opened.day);
    else if (opened.kind === 'ended')
      showNothing('The list has ended and is erased. Take a new one where there is a connection.');
    else if (opened.kind === 'none')
      showNothing('No list is on this device. Take it in the Workforce Manager, with a connection.');
    else showNothing('The list cannot be read on this device. Take it again, with a connection.');
  }

  return look;
}
