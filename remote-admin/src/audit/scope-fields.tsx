import { companyFilterControl } from '@vcms/companies/register';
import { Field, Input, Wrap } from '@vcms/ui';
import { useState } from 'react';
import { type AuditScope, isWholeDay } from './audit-scope.ts';

const CompanyChoice = companyFilterControl(['client', 'contractor', 'firm'], 'Lines');

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choose: (day: string) => void;
  readonly error?: string | undefined;
}

/** A day that may be left out. What is half typed stays in the field, and changes nothing. */
function DayField({ label, value, choose, error }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  return (
    <Field.Root w="auto" invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input
        size="sm"
        type="date"
        min="2000-01-01"
        value={text}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          if (next === '' || isWholeDay(next)) choose(next);
        }}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

export interface ScopeFieldsProps {
  readonly scope: AuditScope;
  readonly change: (change: Partial<AuditScope>) => void;
}

/** Which company and which days the page is about. */
export function ScopeFields({ scope, change }: ScopeFieldsProps) {
  const { companyId, from, to } = scope;
  const isTurned = from !== '' && to !== '' && from > to;
  return (
    <Wrap gap="3" align="flex-start" mb="4">
      <CompanyChoice value={companyId} choose={(next) => change({ companyId: next })} />
      <DayField label="From" value={from} choose={(next) => change({ from: next })} />
      <DayField
        label="To"
        value={to}
        choose={(next) => change({ to: next })}
        error={isTurned ? 'This day is before From. Choose a later one.' : undefined}
      />
    </Wrap>
  );
}
