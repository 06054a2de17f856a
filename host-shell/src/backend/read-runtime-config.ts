import {
  type ParseResult,
  parseRuntimeConfig,
  RUNTIME_CONFIG_ELEMENT_ID,
  type RuntimeConfig,
} from '@vcms/contract';

/** Reads the page's configuration block; the server that sends the page puts it there (contract, RuntimeConfig). */
export function readRuntimeConfig(page: Document): ParseResult<RuntimeConfig> {
  const element = page.getElementById(RUNTIME_CONFIG_ELEMENT_ID);
  if (element === null) return { ok: false, problems: ['the page has no configuration block'] };
  try {
    return parseRuntimeConfig(JSON.parse(element.textContent ?? ''));
  } catch {
    return { ok: false, problems: ['the configuration block is not JSON'] };
  }
}
