import { type ConcreteValue, failure, float, type LatLngValue, type RulesResult } from '../value/value.ts';
import { type FunctionTable, type MethodTable, none, one, unsupported } from './operation.ts';

/** Mean radius of the earth in metres. */
const EARTH_RADIUS = 6_371_010;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Metres along the great circle (haversine). */
function distance(from: LatLngValue, to: ConcreteValue): RulesResult {
  if (to.type !== 'latlng') {
    return unsupported('distance', [from, to]);
  }
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  return float(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** rules.LatLng */
export const LATLNG_METHODS: MethodTable<LatLngValue> = {
  latitude: none((self) => float(self.latitude)),
  longitude: none((self) => float(self.longitude)),
  distance: one(distance),
};

function latLng(parameters: readonly ConcreteValue[]): RulesResult {
  const [latitude, longitude] = parameters.map((part) =>
    part.type === 'int' || part.type === 'float' ? Number(part.value) : undefined,
  );
  if (latitude === undefined || longitude === undefined) {
    return unsupported('latlng.value', parameters);
  }
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    return failure('Latitude is -90 to 90, longitude -180 to 180.');
  }
  return { type: 'latlng', latitude, longitude };
}

/** Namespace `latlng`. */
export const LATLNG_FUNCTIONS: FunctionTable = {
  value: { arity: [2, 2], run: latLng },
};
