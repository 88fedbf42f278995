import loadHighs from 'highs';

/** A decision: a viewer is shown a person, or not. */
export interface Wish {
  viewer: number;
  shown: number;
  worth: number;
}

interface Bounds {
  /** By viewer and by shown person. */
  mostSeen: readonly number[];
  mostShown: readonly number[];
  leastSeen?: readonly number[];
  leastShown?: readonly number[];
  /** The minimum worth of each viewer's list. */
  leastWorth?: readonly number[];
}

const solver = await loadHighs();

/**
 * The maximum total worth within the bounds, by a linear program: exact without `leastWorth`, otherwise at least what
 * whole lists can reach. Undefined if the bounds cannot be met.
 */
export function optimum(wishes: readonly Wish[], bounds: Bounds): number | undefined {
  const { mostSeen, mostShown, leastSeen, leastShown, leastWorth } = bounds;
  if (wishes.length === 0)
    return [...(leastSeen ?? []), ...(leastShown ?? [])].some((least) => least > 0) ? undefined : 0;
  const [viewers, shown] = [mostSeen.length, mostShown.length];
  const width = leastWorth ? 3 : 2;
  const numCols = wishes.length;
  const numRows = viewers + shown + (leastWorth ? viewers : 0);
  const atLeast = [
    leastSeen ?? mostSeen.map(() => 0),
    leastShown ?? mostShown.map(() => 0),
    leastWorth ?? [],
  ];
  const atMost = [mostSeen, mostShown, (leastWorth ?? []).map(() => Infinity)];
  return solver.withModel(
    {
      numCols,
      numRows,
      sense: solver.constants.objectiveSense.maximize,
      colCost: Float64Array.from(wishes, ({ worth }) => worth),
      colLower: new Float64Array(numCols),
      colUpper: new Float64Array(numCols).fill(1),
      rowLower: Float64Array.from(atLeast.flat()),
      rowUpper: Float64Array.from(atMost.flat()),
      matrix: {
        format: 'csc',
        numRows,
        numCols,
        starts: Int32Array.from({ length: numCols + 1 }, (_, col) => col * width),
        indices: Int32Array.from(
          wishes.flatMap(({ viewer, shown: one }) =>
            [viewer, viewers + one, viewers + shown + viewer].slice(0, width),
          ),
        ),
        values: Float64Array.from(wishes.flatMap(({ worth }) => [1, 1, worth].slice(0, width))),
      },
    },
    (model) => {
      // Without a limit some models do not terminate.
      model.options.set({ output_flag: false, solver: 'simplex', time_limit: 120 });
      model.run();
      if (model.getModelStatus() !== solver.constants.modelStatus.optimal) return undefined;
      return model.getObjectiveValue();
    },
  );
}
