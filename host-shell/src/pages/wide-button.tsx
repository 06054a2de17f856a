import { Button, type ButtonProps } from '@vcms/ui';
import { FORM_CONTROL } from './form-control.ts';

/** A button as wide as the form it stands in, and as high as a finger needs. */
export function WideButton(props: ButtonProps) {
  return <Button size="lg" width="full" minH={FORM_CONTROL.minH} {...props} />;
}

/** The second choice beside a `WideButton`. */
export function WideSecondButton(props: ButtonProps) {
  return <WideButton variant="outline" colorPalette="gray" {...props} />;
}
