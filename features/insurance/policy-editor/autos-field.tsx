import { AUTO_LABELS, AUTOS, type Auto, joinAutos, splitAutos } from '@vcms/domain';
import { takeValue } from '@vcms/kits/form';
import { Checkbox, Fieldset, SimpleGrid } from '@vcms/ui';
import type { PolicyForm } from './policy-fields.tsx';
import { useTakenMark } from './prefill/taken-values.ts';

/** The boxes of automobile liability that the certificate has ticked. */
export function AutosField({ form }: { readonly form: PolicyForm }) {
  // It has no element of its own: the boxes are one value.
  form.register('autos');
  const autos = splitAutos(form.watch('autos'));
  const mark = useTakenMark('autos', form.getValues);
  const tick = (auto: Auto, isTicked: boolean) => {
    const others = autos.filter((other) => other !== auto);
    takeValue(form, 'autos', joinAutos(isTicked ? [...others, auto] : others));
  };
  return (
    <Fieldset.Root mb="6">
      <Fieldset.Legend fontWeight="semibold">Autos covered</Fieldset.Legend>
      <Fieldset.HelperText>
        {['Tick what the certificate has ticked.', mark].filter((part) => part !== undefined).join(' ')}
      </Fieldset.HelperText>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        {AUTOS.map((auto) => (
          <Checkbox.Root
            key={auto}
            checked={autos.includes(auto)}
            onCheckedChange={(details) => tick(auto, details.checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{AUTO_LABELS[auto]}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </SimpleGrid>
    </Fieldset.Root>
  );
}
