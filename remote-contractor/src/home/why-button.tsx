import type { Standing } from '@vcms/data';
import { type CalendarDate, may } from '@vcms/domain';
import { useOpenDialog } from '@vcms/kits';
import { WhyDialog } from '@vcms/kits/standing';
import { useSession } from '@vcms/sdk';
import { Button, VisuallyHidden } from '@vcms/ui';
import { pathOfKey } from './contractor-paths.ts';
import { WhyParts } from './why-parts.tsx';

export interface WhyButtonProps {
  readonly standing: Standing;
  readonly name: string;
  /** What is asked about, for assistive technology. */
  readonly verdict: string;
  readonly today: CalendarDate;
}

/** Says why a verdict is what it is. Live: an open answer follows the record. */
export function WhyButton({ standing, name, verdict, today }: WhyButtonProps) {
  const { role } = useSession();
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
        >
          {may(role, 'submitEvidence') && <WhyParts standing={standing} clientName={name} today={today} />}
        </WhyDialog>
      )}
    </>
  );
}
