import { program } from './sketch.ts';

export const LOCKOUT_TAGOUT = program(
  'lockout-tagout',
  'Lockout/tagout',
  '29 CFR 1910.147',
  [],
  [
    [
      'program',
      5,
      '1910.147(c)(1)',
      'Has a program of procedures, training and periodic inspections for work where machines could start or energy be released.',
      'critical',
    ],
    [
      'procedures',
      5,
      '1910.147(c)(4)(i)',
      'Written procedures by machine or type, unless all eight conditions of the exception hold.',
      'critical',
    ],
    [
      'steps',
      4,
      '1910.147(c)(4)(ii)',
      'Procedures say scope, purpose, steps to shut down, isolate, block and secure, and how the result is verified.',
    ],
    [
      'tagout',
      2,
      '1910.147(c)(3)',
      'Where only tags can be used: what else is done to protect as well as a lock does.',
    ],
    [
      'hardware',
      3,
      '1910.147(c)(5)(ii)',
      'Locks and tags are durable, standard, strong, and name who put them on; they are used for nothing else.',
    ],
    [
      'inspection',
      4,
      '1910.147(c)(6)(i)',
      'Each procedure is inspected at least once a year by an authorized person other than those who use it.',
    ],
    ['certificate', 2, '1910.147(c)(6)(ii)', 'Certifies inspections: machine, date, people, inspector.'],
    [
      'training',
      4,
      '1910.147(c)(7)(i)',
      'Trains authorized, affected and other people, each in what concerns them.',
    ],
    [
      'retraining',
      2,
      '1910.147(c)(7)(iii)',
      'Trains again when jobs, machines or procedures change, or inspections show gaps.',
    ],
    [
      'application',
      4,
      '1910.147(d)',
      'Gives the order: prepare, shut down, isolate, apply, release stored energy, verify.',
    ],
    [
      'stored',
      4,
      '1910.147(d)(5)',
      'Stored energy is relieved, blocked or drained, and watched where it can build up again.',
    ],
    [
      'verify',
      5,
      '1910.147(d)(6)',
      'The authorized person verifies that the machine is isolated before work begins.',
      'critical',
    ],
    [
      'release',
      3,
      '1910.147(e)',
      'Before release: tools removed, people clear and told; the person who put a lock on takes it off.',
    ],
    ['contractors', 3, '1910.147(f)(2)', 'Host and outside employer tell each other their procedures.'],
    [
      'group',
      3,
      '1910.147(f)(3)',
      'Group work protects each person as a personal lock does; one person is responsible.',
    ],
    ['shifts', 2, '1910.147(f)(4)', 'Protection goes on without a gap when shifts change.'],
  ],
);
