import {
  AUTO_DEMANDS,
  type AutoDemand,
  autosInWords,
  ENDORSEMENT_LABELS,
  ENDORSEMENTS,
  type Endorsement,
  endorsementsOfLine,
  type InsuranceLine,
} from '@vcms/domain';
import { Checkbox, Fieldset, SimpleGrid } from '@vcms/ui';
import type { LineValues } from './limits-form-values.ts';

/** Lines whose losses an umbrella lies above (domain 3.2). */
const BELOW_UMBRELLA: readonly InsuranceLine[] = ['gl', 'auto', 'wc_el'];
/** Lines that are written on a claims-made form as well. */
const WITH_FORM: readonly InsuranceLine[] = ['gl', 'umbrella', 'professional', 'pollution'];

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(details) => onChange(details.checked === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}

export interface ProofFieldsProps {
  readonly line: InsuranceLine;
  readonly values: LineValues;
  readonly change: (changes: Partial<LineValues>) => void;
}

/** The autos that a policy must cover; any auto contains the others. */
function AutoTicks({ values: { autos }, change }: Pick<ProofFieldsProps, 'values' | 'change'>) {
  const withOrWithout = (auto: AutoDemand, checked: boolean) =>
    AUTO_DEMANDS.filter((entry) => (entry === auto ? checked : autos.includes(entry)));
  return AUTO_DEMANDS.map((auto) => (
    <Tick
      key={auto}
      label={`${autosInWords([auto])} covered`}
      checked={autos.includes(auto)}
      onChange={(checked) => change({ autos: withOrWithout(auto, checked) })}
    />
  ));
}

/** What a policy of the line must show, and what may stand in for it. */
export function ProofFields({ line, values, change }: ProofFieldsProps) {
  const { endorsements } = values;
  // What was demanded once can be taken away.
  const offered = ENDORSEMENTS.filter(
    (name) => endorsementsOfLine(line).includes(name) || endorsements.includes(name),
  );
  const withOrWithout = (name: Endorsement, checked: boolean) =>
    ENDORSEMENTS.filter((entry) => (entry === name ? checked : endorsements.includes(entry)));
  return (
    <Fieldset.Root mt="5">
      <Fieldset.Legend fontWeight="semibold">What the policy must show</Fieldset.Legend>
      <SimpleGrid columns={{ base: 1, sm: 2, xl: 3 }} gap="3">
        {offered.map((name) => (
          <Tick
            key={name}
            label={ENDORSEMENT_LABELS[name]}
            checked={endorsements.includes(name)}
            onChange={(checked) => change({ endorsements: withOrWithout(name, checked) })}
          />
        ))}
        {endorsements.length > 0 && (
          <Tick
            label="Accept the certificate's wording without endorsement pages"
            checked={values.endorsementProof === 'statement'}
            onChange={(checked) => change({ endorsementProof: checked ? 'statement' : 'page' })}
          />
        )}
        <Tick
          label="We are the certificate holder"
          checked={values.certificateHolder}
          onChange={(certificateHolder) => change({ certificateHolder })}
        />
        {line === 'auto' && <AutoTicks values={values} change={change} />}
        {line === 'wc_el' && (
          <Tick
            label="Statutory cover"
            checked={values.statutory}
            onChange={(statutory) => change({ statutory })}
          />
        )}
        {(WITH_FORM.includes(line) || values.occurrenceOnly) && (
          <Tick
            label="Occurrence form only"
            checked={values.occurrenceOnly}
            onChange={(occurrenceOnly) => change({ occurrenceOnly })}
          />
        )}
        {(BELOW_UMBRELLA.includes(line) || values.viaUmbrella) && (
          <Tick
            label="Umbrella may be used to meet limits"
            checked={values.viaUmbrella}
            onChange={(viaUmbrella) => change({ viaUmbrella })}
          />
        )}
      </SimpleGrid>
    </Fieldset.Root>
  );
}
