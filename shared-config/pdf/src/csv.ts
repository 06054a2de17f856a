export { decodeCsv } from './csv/decode-csv.ts';
export { type CsvRecord, csvPieces, csvRecords } from './csv/read-csv.ts';
