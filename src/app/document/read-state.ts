import { stateId, type TravellingState } from './state.ts';

/** What the document carries. Throws when it carries nothing: then it is not one of ours. */
export function readState(document: Document): TravellingState {
  const text = document.getElementById(stateId)?.textContent;
  if (!text) throw new Error(`The document has no #${stateId}.`);
  return JSON.parse(text) as TravellingState;
}
