import { CompanyPicker, type StoredCompany } from '@vcms/companies/register';
import { callTrusted } from '@vcms/data';
import { type CallableResponse, may } from '@vcms/domain';
import { SelectField } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, Checkbox, Fieldset, Flex, LoadingBlock, Stack, Text, VisuallyHidden } from '@vcms/ui';
import { useEffect, useState } from 'react';
import { useGuestCompanies } from './use-guest-companies.ts';

/** Somebody who is invited. */
export type Guest = CallableResponse<'calendarPeople'>['people'][number];

export interface GuestFieldProps {
  readonly guests: readonly Guest[];
  readonly onGuests: (change: (before: readonly Guest[]) => readonly Guest[]) => void;
}

type People =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly people: readonly Guest[] }
  | { readonly kind: 'failed'; readonly message: string };

/** The people of one company, as the server names them to the reader. */
function usePeopleOf(companyId: string): People {
  const { functions } = useBackend();
  const [state, setState] = useState<People & { readonly of?: string }>({ kind: 'loading' });
  useEffect(() => {
    let isGone = false;
    void callTrusted(functions, 'calendarPeople', { companyId }).then((answer) => {
      if (isGone) return;
      if (answer.kind === 'done') setState({ kind: 'ready', people: answer.value.people, of: companyId });
      else setState({ kind: 'failed', message: answer.message, of: companyId });
    });
    return () => {
      isGone = true;
    };
  }, [functions, companyId]);
  return state.of === companyId ? state : { kind: 'loading' };
}

function PeopleOf({ companyId, guests, onGuests }: GuestFieldProps & { readonly companyId: string }) {
  const { userId } = useSession();
  const state = usePeopleOf(companyId);
  if (state.kind === 'loading') return <LoadingBlock label="Loading people" rows={2} />;
  if (state.kind === 'failed') return <Text color="fg.error">{state.message}</Text>;
  const people = state.people.filter(({ uid }) => uid !== userId);
  if (people.length === 0) return <Text color="fg.muted">Nobody else there has an account yet.</Text>;
  return (
    <Stack gap="2" maxH="12rem" overflowY="auto" p="1">
      {people.map((person) => (
        <Checkbox.Root
          key={person.uid}
          checked={guests.some(({ uid }) => uid === person.uid)}
          onCheckedChange={({ checked }) =>
            onGuests((before) => {
              const others = before.filter(({ uid }) => uid !== person.uid);
              return checked === true ? [...others, person] : others;
            })
          }
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            {person.name}
            {person.title !== '' && (
              <Text as="span" color="fg.muted">
                , {person.title}
              </Text>
            )}
          </Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Stack>
  );
}

function CompanyChoice({
  companyId,
  onCompany,
}: {
  readonly companyId: string;
  readonly onCompany: (id: string) => void;
}) {
  const companies = useGuestCompanies();
  return (
    <SelectField
      label="Company"
      value={companyId}
      choices={companies.map(({ id, name }) => [id, name])}
      onChoose={onCompany}
    />
  );
}

/** Customer service plans with everybody: it finds a company by its name. */
function AnyCompany({ onCompany }: { readonly onCompany: (id: string) => void }) {
  const [chosen, setChosen] = useState<StoredCompany>();
  return (
    <CompanyPicker
      label="Company"
      kinds={['firm', 'client', 'contractor']}
      chosen={chosen}
      choose={(company) => {
        setChosen(company);
        onCompany(company.id);
      }}
    />
  );
}

/** Whom the event is for: people that the reader may see. They are told, and see the event in their calendars. */
export function GuestField({ guests, onGuests }: GuestFieldProps) {
  const { companyId: own, role } = useSession();
  const [companyId, setCompanyId] = useState(own);
  return (
    <Fieldset.Root mt="5">
      <Fieldset.Legend>Invited</Fieldset.Legend>
      {guests.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          Nobody yet.
        </Text>
      ) : (
        <Flex as="ul" aria-label="Invited people" gap="2" wrap="wrap" listStyleType="none" p="0">
          {guests.map((guest) => (
            <li key={guest.uid}>
              <Button
                size="xs"
                variant="outline"
                onClick={() => onGuests((before) => before.filter(({ uid }) => uid !== guest.uid))}
              >
                {guest.name} <span aria-hidden="true">×</span>
                <VisuallyHidden>, remove</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Flex>
      )}
      <Box>
        {may(role, 'workForEveryClient') ? (
          <AnyCompany onCompany={setCompanyId} />
        ) : (
          <CompanyChoice companyId={companyId} onCompany={setCompanyId} />
        )}
      </Box>
      <PeopleOf companyId={companyId} guests={guests} onGuests={onGuests} />
    </Fieldset.Root>
  );
}
