import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part that the server does not draw, and whose code hydration does not wait for: it is drawn once `load` was called, which is after a form in
 * the document was taken over. What is drawn before makes React begin to hydrate that form anew (FRM-24). `load` rejects where the code cannot be had.
 */
export function partAfterHydration(load: () => Promise<ComponentType>): {
  readonly Part: ComponentType;
  readonly load: () => Promise<void>;
} {
  let resolve: (component: ComponentType) => void = () => undefined;
  const loaded = new Promise<ComponentType>((done) => (resolve = done));
  function PartAfterHydration() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      void loaded.then((component) => setPart(() => component));
    }, []);
    return Part && <Part />;
  }
  return { Part: PartAfterHydration, load: async () => resolve(await load()) };
}
