import type { ReadCertificate } from '@vcms/pdf';
import { Box, Button, Field, Flex, Heading, Input, SimpleGrid, Text } from '@vcms/ui';
import { OperationsText } from '../operations-text.tsx';
import { checkPolicyForm } from '../policy-form-values.ts';
import { markOf, SHARED_FIELDS, type SharedField } from './intake-line.ts';
import type { LinePlan } from './intake-plan.ts';
import { MarkBadge } from './value-row.tsx';

const LABELS: Readonly<Record<SharedField, string>> = {
  namedInsured: 'Named insured',
  producerName: 'Broker or agent',
  producerEmail: 'Broker’s e-mail',
  producerPhone: 'Broker’s phone',
};
const NEEDED: readonly SharedField[] = ['namedInsured', 'producerName'];

export interface SharedValuesProps {
  readonly certificate: ReadCertificate | undefined;
  /** Any line: all of them say the same of the parties. */
  readonly plan: LinePlan;
  /** Wrong values are told. */
  readonly isChecked: boolean;
  readonly onType: (field: SharedField, value: string) => void;
}

/** What the certificate says once for all lines: the insured, the broker, whom it is made out to, and for what. */
export function SharedValues({ certificate, plan, isChecked, onType }: SharedValuesProps) {
  const { line, offers } = plan;
  const messages = isChecked ? checkPolicyForm(line.values) : {};
  return (
    <Box as="section" aria-label="For all lines" mb="5">
      <Heading as="h3" size="sm" mb="3">
        For all lines
      </Heading>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {SHARED_FIELDS.map((field) => {
          const offer = offers.find((one) => one.field === field);
          const mark = markOf(line, field, offer);
          const isOffered = mark === 'sure' || mark === 'unsure';
          return (
            <Field.Root key={field} invalid={messages[field] !== undefined} required={NEEDED.includes(field)}>
              <Field.Label>
                {LABELS[field]} <Field.RequiredIndicator /> {offer !== undefined && <MarkBadge mark={mark} />}
              </Field.Label>
              <Input
                value={line.values[field]}
                onChange={({ currentTarget }) => onType(field, currentTarget.value)}
              />
              {isOffered && offer !== undefined && (
                <Flex wrap="wrap" gap="2" align="center" data-next={mark === 'unsure' ? true : undefined}>
                  <Field.HelperText overflowWrap="anywhere">The certificate: {offer.says}</Field.HelperText>
                  {mark === 'unsure' && (
                    <>
                      <Button
                        size="xs"
                        variant="outline"
                        aria-label={`Take ${LABELS[field]}`}
                        onClick={() => onType(field, offer.value)}
                      >
                        Take
                      </Button>
                      <Button
                        size="xs"
                        variant="ghost"
                        aria-label={`Leave ${LABELS[field]}`}
                        onClick={() => onType(field, line.values[field])}
                      >
                        Leave
                      </Button>
                    </>
                  )}
                </Flex>
              )}
              <Field.ErrorText>{messages[field]}</Field.ErrorText>
            </Field.Root>
          );
        })}
      </SimpleGrid>
      {certificate?.holder !== undefined && (
        <Text mt="3" textStyle="sm" overflowWrap="anywhere">
          Certificate holder on the paper: <strong>{certificate.holder.value}</strong>
        </Text>
      )}
      {certificate?.operations !== undefined && (
        <Box mt="3" textStyle="sm">
          <Text>Description of operations, as read from the paper:</Text>
          <OperationsText text={certificate.operations.value} />
        </Box>
      )}
    </Box>
  );
}
