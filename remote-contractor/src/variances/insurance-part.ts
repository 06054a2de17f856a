import type { InsurancePart } from '../insurance/insurance-part.ts';
import { VarianceActionsProvider, VarianceButton } from './variance-actions.tsx';
import { VarianceSection } from './variance-section.tsx';

/** Variances on the page of insurance: asked for beside what is unmet, listed below. */
export const insurancePart: InsurancePart = {
  Frame: VarianceActionsProvider,
  ClientAction: VarianceButton,
  Section: VarianceSection,
};
