/**
 * What a variance or an override can be about: a demand that the evaluation judges, or a parent of demands. The same
 * pattern stands in the rules (isKey); names of programs and papers are free codes. Nothing else gets near a page.
 */
export const DEMAND_KEY =
  /^(insurance(\.(gl|auto|umbrella|wc_el|professional|pollution)(\.[a-z][a-z0-9_]{0,39})?)?|osha(\.(logs|trir|dart|ltir|deaths))?|emr(\.(letter|latest|avg3))?|(program|document)(\.[a-z0-9][a-z0-9_-]{0,79})?|questionnaire|staff(\.[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.[a-z0-9][a-z0-9_-]{0,79})?)$/;
