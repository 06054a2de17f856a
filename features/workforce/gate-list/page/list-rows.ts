import type { GatePerson } from '../gate-list.ts';

/** People drawn at once: more are found by typing. */
const SHOWN = 100;

type Make = Document['createElement'];

function line(make: Make, text: string, className = ''): HTMLElement {
  const made = make('p');
  made.textContent = text;
  made.className = className;
  return made;
}

function personRow(make: Make, person: GatePerson, day: number): HTMLElement {
  const { name, company, jobRole, badgeNo, sites, verdicts } = person;
  const verdict = verdicts[day] ?? { isReady: false, reasons: ['Nothing is known for this day.'] };
  const row = make('li');
  row.className = verdict.isReady ? 'ready' : '';
  const heading = make('h2');
  heading.textContent = name;
  const about = [jobRole, ...(badgeNo === '' ? [] : [`badge ${badgeNo}`])].join(', ');
  row.append(
    line(make, verdict.isReady ? 'Ready' : 'Not ready', 'verdict'),
    heading,
    line(make, company),
    line(make, `${about} · ${sites.length === 0 ? 'All sites' : sites.join(', ')}`, 'quiet'),
  );
  if (verdict.reasons.length > 0) {
    const reasons = make('ul');
    for (const reason of verdict.reasons) {
      const entry = make('li');
      entry.textContent = reason;
      reasons.append(entry);
    }
    row.append(reasons);
  }
  return row;
}

/** What a search found: how many, and the first hundred. */
export function peopleRows(make: Make, found: readonly GatePerson[], day: number) {
  const rest = found.length - SHOWN;
  const count = found.length === 1 ? '1 person' : `${found.length} people`;
  const ready = found.filter(({ verdicts }) => verdicts[day]?.isReady === true).length;
  return {
    rows: found.slice(0, SHOWN).map((person) => personRow(make, person, day)),
    summary:
      found.length === 0
        ? 'Nobody on this list matches. Check the spelling; whoever is not on the list is not ready.'
        : `${count}, ${ready} ready.${rest > 0 ? ` The first ${SHOWN} are shown: type more of the name.` : ''}`,
  };
}
