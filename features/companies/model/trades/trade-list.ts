/** A trade that a contractor may name, by the code that requirements ask for. */
export interface Trade {
  readonly code: string;
  readonly label: string;
  /** Other words people look for it by. */
  readonly words: string;
}

type Sketch = readonly [code: string, label: string, words?: string];

/** Trades of the field, after the headings of NAICS 21, 23, 48, 54, 56 and 81 that hire out to sites. */
const SKETCHES: readonly Sketch[] = [
  ['asbestos_and_lead', 'Asbestos and lead abatement', 'hazardous insulation removal'],
  ['blasting_and_coating', 'Blasting and protective coating', 'sandblasting painting tanks'],
  ['boilers_and_pressure_vessels', 'Boilers and pressure vessels', 'welding piping'],
  ['building_equipment', 'Building equipment and cranes', 'crane rigging hoist elevator millwright'],
  ['carpentry', 'Carpentry', 'framing finish wood'],
  ['commercial_building', 'Commercial building', 'general contractor construction'],
  ['concrete', 'Concrete', 'foundation flatwork poured'],
  ['demolition', 'Demolition', 'wrecking dismantling'],
  ['drilling', 'Drilling', 'boring wells'],
  ['drywall_and_insulation', 'Drywall and insulation', 'plaster acoustical ceiling'],
  ['electrical', 'Electrical', 'wiring low voltage'],
  ['elevators', 'Elevators', 'escalator lift'],
  ['engineering', 'Engineering', 'design consulting surveying'],
  ['equipment_rental', 'Equipment rental', 'machinery hire'],
  ['excavation', 'Excavation', 'trenching earthwork digging'],
  ['fabricated_steel', 'Fabricated steel', 'metal shop'],
  ['fencing', 'Fencing', 'gates guardrail'],
  ['fire_protection', 'Fire protection', 'sprinkler alarm extinguisher'],
  ['flooring_and_tile', 'Flooring and tile', 'terrazzo carpet'],
  ['glass_and_glazing', 'Glass and glazing', 'windows curtain wall'],
  ['guards', 'Security guards', 'patrol watch'],
  ['highway_and_street', 'Highway and street', 'road bridge asphalt'],
  ['industrial_cleaning', 'Industrial cleaning', 'tank hydroblasting vacuum'],
  ['instrumentation_and_controls', 'Instrumentation and controls', 'automation calibration'],
  ['janitorial', 'Janitorial', 'cleaning custodial'],
  ['landscaping', 'Landscaping', 'grounds mowing trees snow'],
  ['machinery_repair', 'Machinery repair', 'maintenance mechanic'],
  ['masonry', 'Masonry', 'brick block stone refractory'],
  ['nondestructive_testing', 'Nondestructive testing', 'radiography ultrasonic inspection ndt'],
  ['oil_and_gas_pipeline', 'Oil and gas pipeline', 'midstream pipe'],
  ['oil_and_gas_support', 'Oil and gas field services', 'well service support'],
  ['other_trades', 'Other trades', 'misc other'],
  ['painting', 'Painting', 'coatings wall covering'],
  ['paving', 'Paving', 'asphalt parking lot striping'],
  ['plumbing_and_hvac', 'Plumbing and HVAC', 'heating air conditioning mechanical pipe'],
  ['power_line', 'Power and communication lines', 'utility fiber tower lineman'],
  ['remediation', 'Environmental remediation', 'spill soil waste cleanup'],
  ['roofing', 'Roofing', 'roof sheet metal'],
  ['scaffolding', 'Scaffolding', 'access shoring'],
  ['siding', 'Siding', 'cladding gutters'],
  ['site_preparation', 'Site preparation', 'grading clearing earthwork'],
  ['specialised_freight', 'Specialized freight', 'trucking hauling heavy transport'],
  ['staffing', 'Staffing', 'temporary labor'],
  ['structural_steel', 'Structural steel', 'erection ironwork precast'],
  ['testing_laboratory', 'Testing laboratory', 'samples analysis materials'],
  ['waste_hauling', 'Waste hauling', 'trash disposal septic'],
  ['water_and_sewer_line', 'Water and sewer lines', 'utility excavation pipe manhole'],
  ['welding', 'Welding', 'hot work cutting'],
];

export const TRADES: readonly Trade[] = SKETCHES.map(([code, label, words = '']) => ({ code, label, words }));
