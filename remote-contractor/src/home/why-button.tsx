import type { Standing } from '@vcms/data';
import { useOpenDialog } from '@vcms/kits';
import { WhyDialog } from '@vcms/kits/standing';
import { Button, VisuallyHidden } from '@vcms/ui';
import { pathOfKey } from './contractor-paths.ts';

export interface WhyButtonProps {
  readonly standing: Standing;
  readonly name: string;
  /** What is asked about, for assistive technology. */
  readonly verdict: string;
}

/** Says why a verdict is what it is. Live: an open answer follows the record. */
export function WhyButton({ standing, name, verdict }: WhyButtonProps) {
  const [isOpen, setOpen, close] = useOpenDialog<true>();
  return (
    <>
      <Button variant="ghost" size="xs" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Why?{' '}
        <VisuallyHidden>
          {name}, {verdict}
        </VisuallyHidden>
      </Button>
      {isOpen && (
        <WhyDialog
          standing={standing}
          name={name}
          reader="contractor"
          pathOf={({ key }) => pathOfKey(key)}
          onClose={close}
        />
      )}
    </>
  );
}
