import type { CompanyProfile } from '@vcms/companies/data';
import { type Company, formatPhone, parsePhone } from '@vcms/domain';
import { companyFields } from '@vcms/domain/schemas';
import type { FieldMessages } from '@vcms/kits/form';

/** What the fields of the profile hold: texts as they are typed. */
export interface ProfileValues {
  readonly dba: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly Zip: string;
  readonly phone: string;
  readonly website: string;
  readonly timezone: string;
}

export function profileValues(company: Company): ProfileValues {
  const { dba, address1, address2, city, state, Zip, phone, website, timezone } = company;
  return {
    ...{ dba: dba ?? '', address1, address2: address2 ?? '', city, state, Zip },
    ...{ phone: formatPhone(phone), website: website ?? '', timezone },
  };
}

/** "acme.example" becomes an address that starts with https://. */
function siteOf(text: string): string | undefined {
  const site = text.trim();
  if (site === '') return undefined;
  return /^[a-z]+:\/\//i.test(site) ? site : `https://${site}`;
}

function given(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}

/** What is stored of it. */
export function profileInput(values: ProfileValues): Omit<CompanyProfile, 'naicsOther'> {
  return {
    dba: given(values.dba),
    address1: values.address1.trim(),
    address2: given(values.address2),
    city: values.city.trim(),
    state: values.state.trim().toUpperCase(),
    Zip: values.Zip.trim(),
    phone: parsePhone(values.phone) ?? values.phone,
    website: siteOf(values.website),
    timezone: values.timezone,
  };
}

const profileSchema = companyFields.pick({
  ...{ dba: true, address1: true, address2: true, city: true, state: true, Zip: true },
  ...{ phone: true, website: true, timezone: true },
});

/** The first message of each wrong field (V1, V2). */
export function checkProfile(values: ProfileValues): FieldMessages<ProfileValues> {
  const result = profileSchema.safeParse(profileInput(values));
  const messages: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) messages[String(path[0])] ??= message;
  return messages;
}
