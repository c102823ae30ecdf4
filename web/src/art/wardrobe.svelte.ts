/** How everyone at the shown table looks. Seats of other tables look as usual. */
import { type Looks, USUAL } from "./dwarf";

class Wardrobe {
  #worn = $state.raw<readonly Looks[]>([]);
  #lent: readonly Looks[] | null = null;

  /** Takes what the people of a table wear; the same looks again change nothing. */
  wear(looks: readonly Looks[]): void {
    if (looks.map(lookKey).join() !== this.#worn.map(lookKey).join()) this.#worn = looks;
  }

  /** What is drawn of another table, whose people wear these. */
  during<Drawn>(looks: readonly Looks[], draw: () => Drawn): Drawn {
    this.#lent = looks;
    try {
      return draw();
    } finally {
      this.#lent = null;
    }
  }

  at(seat: number): Looks {
    return (this.#lent ?? this.#worn)[seat] ?? USUAL[seat % USUAL.length]!;
  }
}

export const wardrobe = new Wardrobe();

/** Equal for equal looks; names their drawings. */
export const lookKey = ({ hat, beard, colour, hair, skin }: Looks): string =>
  [hat, beard, colour, hair, skin].join(".");
