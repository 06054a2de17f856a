import { type Matcher, RE2JS } from 're2js';
import { failure, type RulesFailure } from '../value/value.ts';
import { MAX_ITEMS, MAX_TEXT, tooLarge } from './size-limits.ts';

const MAX_PATTERN = 10_000;
const CACHE_SIZE = 500;
/** Instructions times characters: about two seconds on the slowest engine of re2js. */
const MAX_WORK = 100_000_000;

const cache = new Map<string, RE2JS | RulesFailure>();

function compile(pattern: string): RE2JS | RulesFailure {
  const invalid = failure(`Invalid regular expression pattern. Pattern: ${pattern.slice(0, 100)}.`);
  if (pattern.length > MAX_PATTERN) {
    return invalid;
  }
  try {
    return RE2JS.compile(pattern);
  } catch {
    return invalid;
  }
}

/** RE2 syntax: no look-around, no back-references, time linear in the input. */
export function compilePattern(pattern: string): RE2JS | RulesFailure {
  const known = cache.get(pattern);
  if (known !== undefined) {
    return known;
  }
  const compiled = compile(pattern);
  if (cache.size >= CACHE_SIZE) {
    cache.clear();
  }
  cache.set(pattern, compiled);
  return compiled;
}

function prepare(input: string, pattern: string): RE2JS | RulesFailure {
  const compiled = compilePattern(pattern);
  if (compiled instanceof RE2JS && compiled.programSize() * input.length > MAX_WORK) {
    return failure('The pattern is too costly for a string of this length.');
  }
  return compiled;
}

/** Does the whole string match? */
export function matchesWhole(input: string, pattern: string): boolean | RulesFailure {
  const compiled = prepare(input, pattern);
  return compiled instanceof RE2JS ? compiled.matches(input) : compiled;
}

/** The parts between matches; empty parts at the end are dropped, as in RE2/J. */
export function splitText(input: string, pattern: string): string[] | RulesFailure {
  const compiled = prepare(input, pattern);
  if (!(compiled instanceof RE2JS)) {
    return compiled;
  }
  const parts: string[] = [];
  let from = 0;
  for (const matcher = compiled.matcher(input); matcher.find(); ) {
    parts.push(input.slice(from, matcher.start()));
    from = matcher.end();
    if (parts.length > MAX_ITEMS) {
      return tooLarge();
    }
  }
  parts.push(input.slice(from));
  while (parts.length > 1 && parts.at(-1) === '') {
    parts.pop();
  }
  return parts;
}

function groupNumber(replacement: string, offset: number, groups: number): { group: number; length: number } {
  let length = 1;
  let group = Number(replacement[offset]);
  while (
    /\d/.test(replacement[offset + length] ?? '') &&
    group * 10 + Number(replacement[offset + length]) <= groups
  ) {
    group = group * 10 + Number(replacement[offset + length]);
    length += 1;
  }
  return { group, length };
}

/** `$1` is a group, a backslash takes the next character as it is. `undefined`: no such group. */
function expand(replacement: string, matcher: Matcher, groups: number): string | undefined {
  let text = '';
  for (let offset = 0; offset < replacement.length; offset += 1) {
    const character = replacement[offset] ?? '';
    if (character === '\\') {
      offset += 1;
      text += replacement[offset] ?? '';
    } else if (character === '$') {
      if (!/\d/.test(replacement[offset + 1] ?? '')) {
        return undefined;
      }
      const { group, length } = groupNumber(replacement, offset + 1, groups);
      if (group > groups) {
        return undefined;
      }
      text += matcher.group(group) ?? '';
      offset += length;
    } else {
      text += character;
    }
    if (text.length > MAX_TEXT) {
      return undefined;
    }
  }
  return text;
}

/** Replaces every match. */
export function replaceText(input: string, pattern: string, replacement: string): string | RulesFailure {
  const compiled = prepare(input, pattern);
  if (!(compiled instanceof RE2JS)) {
    return compiled;
  }
  let text = '';
  let from = 0;
  for (const matcher = compiled.matcher(input); matcher.find(); ) {
    const expanded = expand(replacement, matcher, compiled.groupCount());
    if (expanded === undefined) {
      return failure('Invalid replacement.');
    }
    text += input.slice(from, matcher.start()) + expanded;
    from = matcher.end();
    if (text.length > MAX_TEXT) {
      return tooLarge();
    }
  }
  return text + input.slice(from);
}
