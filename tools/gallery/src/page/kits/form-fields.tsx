import { SelectField } from '@vcms/kits';
import {
  ChoiceField,
  DraftOrSubmit,
  type FieldMessages,
  FileField,
  FormProblem,
  LongTextField,
  TextField,
  useCheckedForm,
} from '@vcms/kits/form';
import { ReasonField } from '@vcms/kits/on-behalf';
import { Wrap } from '@vcms/ui';
import { useEffect, useRef } from 'react';
import { nothing } from '../data/failures.ts';
import { Columns, Part, Row, Shown } from '../shown.tsx';

const VALUES = { insurer: 'Northwest Mutual', naic: '12', line: 'gl', note: '', reason: 'short' };
const LINES = [
  { value: 'gl', label: 'General liability' },
  { value: 'auto', label: 'Automobile liability' },
];

function check(): FieldMessages<typeof VALUES> {
  return {
    naic: 'An NAIC number has 5 digits.',
    note: 'Enter 10 to 500 characters.',
    line: 'Choose a line.',
  };
}

export function FormFields() {
  const plain = useCheckedForm(VALUES, () => ({}));
  const wrong = useCheckedForm(VALUES, check);
  const { trigger } = wrong;
  const reason = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void trigger(), [trigger]);
  return (
    <Shown>
      <FormProblem message="The policy was not saved. Check your connection, then try again." />
      <Part name="TextField, ChoiceField, LongTextField">
        <Columns>
          <TextField form={plain} name="insurer" label="Insurer" required help="As on the certificate." />
          <ChoiceField form={plain} name="line" label="Line" options={LINES} help="What it insures." />
          <LongTextField form={plain} name="note" label="Note" />
          <TextField form={wrong} name="naic" label="NAIC number" required inputMode="numeric" />
          <ChoiceField form={wrong} name="line" label="Line" options={LINES} />
          <LongTextField form={wrong} name="note" label="Note" required help="Your clients read it." />
        </Columns>
      </Part>
      <Part name="SelectField, ReasonField">
        <Columns>
          <SelectField
            label="Year"
            value={2025}
            choices={[
              [2024, '2024'],
              [2025, '2025'],
            ]}
            onChoose={nothing}
            help="The last closed one."
          />
          <SelectField label="State" value="" choices={[['', 'All']]} onChoose={nothing} size="sm" />
          <ReasonField ref={reason} value="" problem="Enter 10 to 500 characters." onChange={nothing} />
        </Columns>
      </Part>
      <Part name="FileField">
        <Columns>
          <FileField
            label="Certificate"
            help="A PDF of the certificate. Your clients see it."
            problem={undefined}
            onFile="certificate-2025.pdf"
            progress={0.6}
            onFileChange={nothing}
          />
          <FileField
            label="Endorsement"
            help="Where the certificate names one."
            problem="This file is empty. Choose another one."
            onFile={undefined}
            progress={undefined}
            onFileChange={nothing}
          />
        </Columns>
      </Part>
      <Row name="DraftOrSubmit">
        <Wrap gap="3">
          <DraftOrSubmit busy={false} onSaveDraft={nothing} />
        </Wrap>
        <Wrap gap="3">
          <DraftOrSubmit busy onSaveDraft={nothing} />
        </Wrap>
      </Row>
    </Shown>
  );
}
