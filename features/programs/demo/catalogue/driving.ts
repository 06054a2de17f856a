import { program } from './sketch.ts';

export const DRIVING = program(
  'driving',
  'Driving',
  'Client rule',
  ['specialised_freight', 'oil_and_gas_support'],
  [
    [
      'licence',
      5,
      '49 CFR 391.11',
      'Only people with a valid license for the vehicle drive, checked before they begin.',
      'critical',
    ],
    [
      'record',
      4,
      '49 CFR 391.25',
      'Reviews the driving record of each driver at least once a year, with limits that end driving.',
    ],
    ['belts', 4, '49 CFR 392.16', 'Everybody wears a seat belt, in every seat, on and off site.', 'critical'],
    ['phones', 4, '49 CFR 392.82', 'No hand-held phone and no texting while driving.', 'critical'],
    ['fatigue', 4, '49 CFR 395.3', 'Limits hours of driving and work, and says what tired drivers do.'],
    [
      'impaired',
      3,
      '49 CFR 392.4',
      'Nobody drives under the influence of drugs, alcohol or medicine that impairs.',
    ],
    [
      'inspection',
      4,
      '49 CFR 396.13',
      'Drivers look over the vehicle before each trip and report defects in writing.',
    ],
    [
      'maintenance',
      3,
      '49 CFR 396.3',
      'Vehicles are inspected, repaired and maintained on a schedule with records.',
    ],
    ['cargo', 3, '49 CFR 393.100', 'Loads are secured by the rule, and checked again on the way.'],
    ['journey', 2, 'Client rule', 'Plans long, remote and night trips: route, rest, weather, contact.'],
    ['backing', 2, 'Client rule', 'Parks so that the first move is forward, and backs with a spotter.'],
    ['training', 3, 'Client rule', 'Trains in defensive driving at hire and at intervals.'],
    ['crashes', 3, 'Client rule', 'Says what is done after a crash, and investigates each.'],
  ],
);
