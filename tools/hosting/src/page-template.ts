import type { RuntimeConfig } from '@vcms/contract';

/** What the shell's build leaves in index.html where the runtime configuration goes. */
export const CONFIG_PLACEHOLDER = '__VCMS_CONFIG__';

/**
 * The shell's page for one environment.
 * `<` is escaped so that no value can end the script element it stands in.
 * Throws when the template has no placeholder: such a page could never start.
 */
export function renderPage(template: string, config: RuntimeConfig): string {
  if (!template.includes(CONFIG_PLACEHOLDER)) {
    throw new Error(`index.html has no ${CONFIG_PLACEHOLDER}; build the shell again.`);
  }
  return template.replace(CONFIG_PLACEHOLDER, () => JSON.stringify(config).replaceAll('<', '\\u003c'));
}
