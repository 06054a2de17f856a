import { isRecord, type JsonRecord, readList, readText } from './json-readers.ts';
import type { MenuGroup, MenuLink, MenuNode } from './menu.ts';
import type { Findings } from './parse-result.ts';
import { readPath } from './read-path.ts';

/** Reads one role's menu. Ids must be unique in it; a bad entry is dropped with a warning. */
export function readMenuNodes(value: unknown, place: string, findings: Findings): readonly MenuNode[] {
  const list = readList(value, 200);
  if (list === undefined) {
    findings.warn(`${place} is no list of menu entries and was left out`);
    return [];
  }
  const seen = new Set<string>();
  return list.flatMap((item, index) => readNode(item, `${place}[${index}]`, seen, findings) ?? []);
}

function readNode(
  value: unknown,
  place: string,
  seen: Set<string>,
  findings: Findings,
): MenuNode | undefined {
  if (!isRecord(value)) return findings.warn(`${place} is no menu entry and was dropped`);
  if (value.kind === 'link') return readLink(value, place, seen, findings);
  if (value.kind === 'group') return readGroup(value, place, seen, findings);
  return findings.warn(`${place} is neither a link nor a group and was dropped`);
}

function readLink(
  value: JsonRecord,
  place: string,
  seen: Set<string>,
  findings: Findings,
): MenuLink | undefined {
  const target = readPath(value.to);
  if (target === undefined) return findings.warn(`${place} has no usable path and was dropped`);
  const frame = readFrame(value, place, seen, findings);
  if (frame === undefined) return undefined;
  if (target.repaired)
    findings.warn(`${place} has the relative path ${target.path.slice(1)}; it was made absolute`);
  return {
    kind: 'link',
    ...frame,
    to: target.path,
    ...(value.placeholder === true ? { placeholder: true as const } : {}),
  };
}

function readGroup(
  value: JsonRecord,
  place: string,
  seen: Set<string>,
  findings: Findings,
): MenuGroup | undefined {
  const frame = readFrame(value, place, seen, findings);
  if (frame === undefined) return undefined;
  const list = readList(value.items, 200) ?? [];
  const items = list.flatMap((item, index) => {
    const inside = `${place}.items[${index}]`;
    if (isRecord(item) && item.kind === 'link') return readLink(item, inside, seen, findings) ?? [];
    return findings.warn(`${inside} is no link and was dropped`) ?? [];
  });
  if (items.length === 0) return findings.warn(`${place} is a group without links and was dropped`);
  return { kind: 'group', ...frame, items };
}

interface NodeFrame {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
}

function readFrame(
  value: JsonRecord,
  place: string,
  seen: Set<string>,
  findings: Findings,
): NodeFrame | undefined {
  const id = readText(value.id, 100);
  const label = readText(value.label, 200);
  if (id === undefined || label === undefined)
    return findings.warn(`${place} has no id or no label and was dropped`);
  if (seen.has(id)) return findings.warn(`${place} repeats the id ${id} and was dropped`);
  seen.add(id);
  if (value.icon === undefined) return { id, label };
  const icon = readText(value.icon, 100);
  if (icon !== undefined) return { id, label, icon };
  findings.warn(`${place} has an icon that is no name; it was left out`);
  return { id, label };
}
