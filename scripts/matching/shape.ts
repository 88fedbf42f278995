/** Rows of `width` numbers. */
export interface Matrix {
  rows: number;
  width: number;
  values: Float64Array;
}

export function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/**
 * Subtracts from every row the mean and the `count` directions that rows share most: they encode how frequent a word
 * is, not its meaning.
 */
export function removeCommon({ rows, width, values }: Matrix, count: number): void {
  const mean = new Float64Array(width);
  for (let at = 0; at < rows * width; at += 1) mean[at % width]! += values[at]! / rows;
  for (let at = 0; at < rows * width; at += 1) values[at]! -= mean[at % width]!;
  for (let round = 0; round < count; round += 1)
    removeDirection({ rows, width, values }, topDirection({ rows, width, values }));
}

/** By power iteration on the covariance. */
function topDirection({ rows, width, values }: Matrix): Float64Array {
  const covariance = new Float64Array(width * width);
  for (let row = 0; row < rows; row += 1) {
    const from = row * width;
    for (let i = 0; i < width; i += 1) {
      const value = values[from + i]!;
      for (let j = 0; j < width; j += 1) covariance[i * width + j]! += value * values[from + j]!;
    }
  }
  let direction = unit(Float64Array.from({ length: width }, (_, at) => Math.sin(at + 1)));
  for (let step = 0; step < 100; step += 1)
    direction = unit(
      direction.map((_, i) =>
        direction.reduce((sum, value, j) => sum + covariance[i * width + j]! * value, 0),
      ),
    );
  return direction;
}

function removeDirection({ rows, width, values }: Matrix, direction: Float64Array): void {
  for (let row = 0; row < rows; row += 1) {
    const from = row * width;
    let share = 0;
    for (let i = 0; i < width; i += 1) share += values[from + i]! * direction[i]!;
    for (let i = 0; i < width; i += 1) values[from + i]! -= share * direction[i]!;
  }
}
