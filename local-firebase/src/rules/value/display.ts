import type { RulesValue } from './value.ts';

const LONGEST = 200;

/** Stops once there is more than is shown: values may hold whole documents, and are looked at with every request. */
function enough(parts: Iterable<string>): string {
  let text = '';
  for (const part of parts) {
    text += text === '' ? part : `, ${part}`;
    if (text.length > LONGEST) break;
  }
  return text;
}

function* entriesOf(entries: ReadonlyMap<string, RulesValue>): Iterable<string> {
  for (const [key, item] of entries) yield `${key}: ${inFull(item)}`;
}

function* itemsOf(items: readonly RulesValue[]): Iterable<string> {
  for (const item of items) yield inFull(item);
}

/** In full, or at least as much as is shown. */
function inFull(value: RulesValue): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value);
    case 'string':
      return JSON.stringify(value.value.length > LONGEST ? value.value.slice(0, LONGEST) : value.value);
    case 'list':
      return `[${enough(itemsOf(value.items))}]`;
    case 'set':
      return `set(${enough(itemsOf(value.items))})`;
    case 'map':
      return `{${enough(entriesOf(value.entries))}}`;
    case 'timestamp':
      return new Date(Number(value.nanos / 1_000_000n)).toISOString();
    case 'duration':
      return `${Number(value.nanos) / 1e9}s`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
    case 'path':
      return `/${value.segments.join('/')}`;
    case 'bytes':
      return `bytes(${value.value.length})`;
    case 'map_diff':
      return `map_diff(added ${value.added.length}, removed ${value.removed.length}, changed ${value.changed.length})`;
    case 'abstract':
      return 'constraint';
  }
}

/** Text of a value for debug() and traces, at most 200 characters. */
export function displayValue(value: RulesValue): string {
  const full = inFull(value);
  return full.length > LONGEST ? `${full.slice(0, LONGEST - 1)}…` : full;
}
