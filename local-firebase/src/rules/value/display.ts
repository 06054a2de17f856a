import type { RulesValue } from './value.ts';

const LONGEST = 200;

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
      return JSON.stringify(value.value);
    case 'list':
      return `[${value.items.map(inFull).join(', ')}]`;
    case 'set':
      return `set(${value.items.map(inFull).join(', ')})`;
    case 'map':
      return `{${[...value.entries].map(([key, item]) => `${key}: ${inFull(item)}`).join(', ')}}`;
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
