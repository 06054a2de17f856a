import { addDays, type QuestionnaireVersion } from '@vcms/domain';
import { firmSections, supplementSections } from '@vcms/questionnaires/demo';
import { DEMO_COMPANY_IDS } from '../words/accounts.ts';

export const FIRM_QUESTIONNAIRE = 'safety';

/** The firm's definition, an old and a new version, and supplements of two clients. */
export function questionnaireVersions(today: string): readonly QuestionnaireVersion[] {
  const firm = { definitionId: FIRM_QUESTIONNAIRE, owner: 'firm', title: 'Safety questionnaire' };
  const northfield = {
    definitionId: 'northfield-supplement',
    owner: DEMO_COMPANY_IDS.northfield,
    title: 'Northfield supplement',
  };
  const lakeshore = {
    definitionId: 'lakeshore-supplement',
    owner: DEMO_COMPANY_IDS.lakeshore,
    title: 'Lakeshore food safety',
  };
  return [
    { ...firm, n: 1, sections: firmSections(1), status: 'retired', publishedOn: addDays(today, -700) },
    {
      ...firm,
      ...{ n: 2, sections: firmSections(2), status: 'published', publishedOn: addDays(today, -45) },
      changeNote: 'One open question more in each section.',
    },
    {
      ...northfield,
      ...{
        n: 1,
        sections: supplementSections('northfield'),
        status: 'published',
        publishedOn: addDays(today, -200),
      },
      changeNote: 'Rules of our sites.',
    },
    { ...northfield, n: 2, sections: supplementSections('northfield-next'), status: 'draft' },
    {
      ...lakeshore,
      ...{
        n: 1,
        sections: supplementSections('lakeshore'),
        status: 'published',
        publishedOn: addDays(today, -120),
      },
      changeNote: 'Work in production areas.',
    },
  ];
}
