import * as announcements from '@vcms/announcements/data';
import * as companies from '@vcms/companies/data';
import * as data from '@vcms/data';
import * as documents from '@vcms/documents/data';
import * as engagements from '@vcms/engagements/data';
import * as insurance from '@vcms/insurance/data';
import * as programs from '@vcms/programs/data';
import * as questionnaires from '@vcms/questionnaires/data';
import * as safety from '@vcms/safety-record/data';
import { ACTORS, type AccessWorld } from '@vcms/testing/access';
import * as workforce from '@vcms/workforce/data';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { answerOf } from './access/run-cell.ts';
import { RUNS } from './queries/all-runs.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

describe('every query of the data core and of the lines', () => {
  it.each(Object.entries(RUNS))('%s is proved by the rules and has its indexes', async (_name, runs) => {
    const answers = await Promise.all(
      runs.map(([role, build]) => answerOf(getDocs(query(build(world.as(ACTORS[role])), limit(25))))),
    );

    expect(answers.filter(({ answer }) => answer !== 'allowed')).toEqual([]);
  });

  it('is tried here', () => {
    const exported = Object.keys({
      ...data,
      ...companies,
      ...engagements,
      ...insurance,
      ...programs,
      ...questionnaires,
      ...safety,
      ...workforce,
      ...announcements,
      ...documents,
    }).filter((name) => name.endsWith('Query') && !/^use[A-Z]/.test(name) && name !== 'watchQuery');

    expect(Object.keys(RUNS).sort()).toEqual(exported.sort());
  });

  it('would fail without its index', async () => {
    const unserved = query(
      collection(world.trusted, 'notes'),
      where('category', '==', 'safety'),
      orderBy('createdAt'),
    );
    const { answer, text } = await answerOf(getDocs(unserved));

    expect(answer).toBe('broken');
    expect(text).toContain('requires an index');
  });
});
