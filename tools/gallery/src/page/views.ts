import type { ComponentType } from 'react';
import type { ViewName } from '../view-names.ts';
import { Charts } from './kits/charts.tsx';
import { Chips } from './kits/chips.tsx';
import { Dashboard } from './kits/dashboard.tsx';
import { Evidence } from './kits/evidence.tsx';
import { FormDialogView } from './kits/form-dialog-view.tsx';
import { FormFields } from './kits/form-fields.tsx';
import { FormLists } from './kits/form-lists.tsx';
import { HistoryView } from './kits/history.tsx';
import { ImpactView } from './kits/impact.tsx';
import { RegisterStates } from './kits/register-states.tsx';
import { RegisterView } from './kits/register-view.tsx';
import { SectionStates } from './kits/section-states.tsx';
import { SidePanelView } from './kits/side-panel-view.tsx';
import { StandingView } from './kits/standing-view.tsx';
import { WhyView } from './kits/why-view.tsx';
import { WorkbenchView } from './kits/workbench.tsx';
import { Buttons } from './ui/buttons.tsx';
import { Choices } from './ui/choices.tsx';
import { Colors } from './ui/colors.tsx';
import { DrawerParts } from './ui/drawer-parts.tsx';
import { Fields } from './ui/fields.tsx';
import { Floating } from './ui/floating.tsx';
import { Icons } from './ui/icons.tsx';
import { Layout } from './ui/layout.tsx';
import { Panels } from './ui/panels.tsx';
import { ProgressParts } from './ui/progress-parts.tsx';
import { Question } from './ui/question.tsx';
import { Statuses } from './ui/statuses.tsx';
import { Tables } from './ui/tables.tsx';
import { Texts } from './ui/texts.tsx';

/** What each view shows. */
export const VIEWS: Readonly<Record<ViewName, ComponentType>> = {
  buttons: Buttons,
  texts: Texts,
  colors: Colors,
  icons: Icons,
  fields: Fields,
  choices: Choices,
  statuses: Statuses,
  progress: ProgressParts,
  panels: Panels,
  tables: Tables,
  layout: Layout,
  question: Question,
  drawer: DrawerParts,
  floating: Floating,
  'form-fields': FormFields,
  'form-lists': FormLists,
  'form-dialog': FormDialogView,
  'side-panel': SidePanelView,
  register: RegisterView,
  'register-states': RegisterStates,
  chips: Chips,
  standing: StandingView,
  why: WhyView,
  charts: Charts,
  dashboard: Dashboard,
  'section-states': SectionStates,
  workbench: WorkbenchView,
  history: HistoryView,
  evidence: Evidence,
  impact: ImpactView,
};
