import { tradeOf } from '@vcms/companies/model';
import { type Program, RISK_LEVELS, type RiskLevel } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
import type { DraftProblems } from '@vcms/kits/requirements';
import {
  Box,
  Button,
  Checkbox,
  Field,
  Fieldset,
  Flex,
  Heading,
  Icon,
  Input,
  NativeSelect,
  SimpleGrid,
  Text,
  VisuallyHidden,
  Wrap,
} from '@vcms/ui';
import { BOUNDS, type NumberName, type ProgramRow, type WhenKind } from './program-values.ts';

const KINDS: Readonly<Record<WhenKind, string>> = {
  always: 'Of all contractors',
  trades: 'By trade',
  risk: 'By risk level',
};
const KIND_CODES = Object.keys(KINDS) as readonly WhenKind[];

const NUMBER_HELP: Readonly<Record<NumberName, string>> = {
  passScore: '50 to 100',
  reviewEveryMonths: 'Months, 6 to 60. A review of the firm counts 24 months at most.',
  weight: '1 to 10. For the weighted average only.',
};
const NUMBER_NAMES = Object.keys(BOUNDS) as readonly NumberName[];

export interface ProgramRowCardProps {
  readonly row: ProgramRow;
  readonly title: string;
  readonly program: Program | undefined;
  /** Trades to choose from. */
  readonly trades: readonly string[];
  readonly problems: DraftProblems;
  /** The change is worked out from the row as it then is: two quick boxes are both kept. */
  readonly onChange: (change: (row: ProgramRow) => Partial<ProgramRow>) => void;
  readonly onRemove: () => void;
}

interface BoxesProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly problem: string | undefined;
  readonly onChange: (change: (chosen: readonly Value[]) => readonly Value[]) => void;
}

function Boxes<Value extends string>({ legend, options, chosen, problem, onChange }: BoxesProps<Value>) {
  return (
    <Fieldset.Root mt="3" invalid={problem !== undefined}>
      <Fieldset.Legend textStyle="sm" fontWeight="medium">
        {legend}
      </Fieldset.Legend>
      <Wrap gap="3" mt="1">
        {options.map(({ value, label }) => (
          <Checkbox.Root
            key={value}
            size="sm"
            checked={chosen.includes(value)}
            onCheckedChange={({ checked }) =>
              onChange((before) => {
                const others = before.filter((entry) => entry !== value);
                return checked === true ? [...others, value] : others;
              })
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Wrap>
      <Fieldset.ErrorText>{problem}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}

/** Each trade once, as readers know it, by name. */
function tradeOptions(codes: readonly string[]) {
  return [...new Set(codes)]
    .map((value) => ({ value, label: tradeOf(value).label }))
    .sort((left, right) => left.label.localeCompare(right.label, 'en'));
}

/** One required program: of whom, the pass mark, how often it is reviewed, its weight. */
export function ProgramRowCard(props: ProgramRowCardProps) {
  const { row, title, program, trades, problems, onChange, onRemove } = props;
  const { programId, kind } = row;
  const whenProblem = problems[`${programId}.when`];
  return (
    <Box as="li" listStyleType="none" borderWidth="1px" borderRadius="lg" p="4">
      <Box role="group" aria-label={title}>
        <Flex justify="space-between" gap="3" align="flex-start" mb="3">
          <Box minW="0">
            <Heading as="h3" size="sm">
              {title}
            </Heading>
            {program !== undefined && (
              <Text textStyle="xs" color="fg.muted">
                {program.cfr}, {program.elements.length} elements
              </Text>
            )}
          </Box>
          <Button size="xs" variant="outline" onClick={onRemove}>
            <Icon name="trash" /> Remove
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </Flex>
        <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4" alignItems="start">
          <Field.Root>
            <Field.Label>Required</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                aria-label={`${title}: required of whom`}
                value={kind}
                onChange={({ currentTarget: { value: chosenKind } }) =>
                  onChange(() => ({ kind: KIND_CODES.find((code) => code === chosenKind) ?? kind }))
                }
              >
                {KIND_CODES.map((code) => (
                  <option key={code} value={code}>
                    {KINDS[code]}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          {NUMBER_NAMES.map((name) => (
            <Field.Root key={name} invalid={problems[`${programId}.${name}`] !== undefined}>
              <Field.Label>{BOUNDS[name].label}</Field.Label>
              <Input
                inputMode="numeric"
                maxLength={3}
                aria-label={`${title}: ${BOUNDS[name].label.toLowerCase()}`}
                value={row[name]}
                onChange={({ currentTarget: { value } }) => onChange(() => ({ [name]: value }))}
              />
              <Field.HelperText>{NUMBER_HELP[name]}</Field.HelperText>
              <Field.ErrorText>{problems[`${programId}.${name}`]}</Field.ErrorText>
            </Field.Root>
          ))}
        </SimpleGrid>
        {kind === 'trades' && (
          <Boxes
            legend={`${title}: trades`}
            options={tradeOptions([...trades, ...row.trades])}
            chosen={row.trades}
            problem={whenProblem}
            onChange={(change) => onChange((before) => ({ trades: change(before.trades) }))}
          />
        )}
        {kind === 'risk' && (
          <Boxes<RiskLevel>
            legend={`${title}: risk levels`}
            options={RISK_LEVELS.map((risk) => ({ value: risk, label: humanizeCode(risk) }))}
            chosen={row.riskLevels}
            problem={whenProblem}
            onChange={(change) => onChange((before) => ({ riskLevels: change(before.riskLevels) }))}
          />
        )}
      </Box>
    </Box>
  );
}
