import { createInputLoader } from '@vcms/compliance/server';
import {
  ASKING_STATES,
  type BrokerAsk,
  collectionPath,
  documentPath,
  type InsuranceClient,
  type InsuranceLine,
  insuranceOverview,
  type LineOverview,
} from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { addressLine, brokerAsks, type HolderName } from '../../model/broker/broker-ask.ts';
import { todayOf } from './request-record.ts';

const ASKING: readonly string[] = ASKING_STATES;

/** What the contractor's clients ask of these lines today, by the same evaluation that the page shows. */
export async function loadAsks(
  trusted: Trusted,
  contractorId: string,
  lines: readonly InsuranceLine[],
): Promise<readonly BrokerAsk[]> {
  const { overviews, names } = await loadDemands(trusted, contractorId);
  return brokerAsks(overviews, lines, names);
}

/** Of these lines those alone that a client with an open connection requires. */
export async function loadRequiredAsks(
  trusted: Trusted,
  contractorId: string,
  lines: readonly InsuranceLine[],
): Promise<readonly BrokerAsk[]> {
  const { overviews, names } = await loadDemands(trusted, contractorId);
  return brokerAsks(
    overviews.filter(({ clients }) => clients.length > 0),
    lines,
    names,
  );
}

interface Demands {
  readonly overviews: readonly LineOverview[];
  readonly names: readonly HolderName[];
}

async function loadDemands(trusted: Trusted, contractorId: string): Promise<Demands> {
  const { db } = trusted;
  const relations = await db
    .collection(collectionPath('engagements'))
    .where('contractorId', '==', contractorId)
    .get();
  const asking = relations.docs.filter((entry) => ASKING.includes(textOf(entry.get('state'))));
  const loader = createInputLoader(trusted);
  const clients = await Promise.all(
    asking.map(async (entry): Promise<readonly InsuranceClient[]> => {
      const id = textOf(entry.get('clientId'));
      const input = await loader.load(id, contractorId);
      return input === undefined ? [] : [{ id, name: textOf(entry.get('clientName')), input }];
    }),
  );
  const names = await holderNames(
    trusted,
    asking.map((entry) => textOf(entry.get('clientId'))),
  );
  return { overviews: insuranceOverview(clients.flat(), [], todayOf(trusted)), names };
}

async function holderNames({ db }: Trusted, clientIds: readonly string[]): Promise<readonly HolderName[]> {
  if (clientIds.length === 0) return [];
  const companies = await db.getAll(...clientIds.map((id) => db.doc(documentPath('companies', id))));
  return companies.map((company) => {
    const part = (name: string) => textOf(company.get(name));
    const place = {
      address1: part('address1'),
      address2: part('address2'),
      city: part('city'),
      state: part('state'),
      Zip: part('Zip'),
    };
    return { clientId: company.id, name: part('name'), address: addressLine(place) };
  });
}
