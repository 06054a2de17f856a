import { ACTORS, type IsolationCase } from '@vcms/testing/access';
import { collection, getDocs, query, where } from 'firebase/firestore';

/** Domain 5.3: 18. */
export const COMPANY_ISOLATION: readonly IsolationCase[] = [
  {
    number: 18,
    denied: (world) =>
      (['5005', '5006'] as const).flatMap((role) => {
        const companies = collection(world.as(ACTORS[role]), 'companies');
        return [
          getDocs(companies),
          getDocs(query(companies, where('kind', '==', 'client'))),
          getDocs(query(companies, where('kind', 'in', ['firm', 'client']))),
        ];
      }),
    allowed: (world) => [getDocs(collection(world.as(ACTORS['5002']), 'companies'))],
  },
];
