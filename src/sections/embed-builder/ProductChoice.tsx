import type { Product } from '../../domain/entities.ts';
import { styled } from '../../style/styled.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { OptionCard } from './parts.style.ts';

export interface ProductChoiceProps {
  /** The name of its checkboxes. */
  name: string;
  label: string;
  products: readonly Product[];
  /** Ids in the order of the widget; empty for all. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A choice of products with pictures. The widget shows them in the order of selection. */
export function ProductChoice({ name: fieldName, label, products, chosen, onChange }: ProductChoiceProps) {
  return (
    <Root>
      <legend>{label}</legend>
      <List>
        {products.map(({ id, name, imageUrl }) => (
          <OptionCard key={id}>
            <input
              type="checkbox"
              name={fieldName}
              value={id}
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <Row>
              <Image src={imageUrl} alt="" width={64} height={40} />
              {name}
            </Row>
          </OptionCard>
        ))}
      </List>
    </Root>
  );
}

const Root = styled('fieldset')`
  grid-column: 1 / -1;
  & > legend {
    padding: 0 0 var(--space-2);
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;

const List = styled('div')`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: repeat(auto-fit, minmax(min(210px, 100%), 1fr));
  max-block-size: 22rem;
  padding: 4px;
  overflow: auto;
`;

const Row = styled('span')`
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
`;

const Image = styled(Picture)`
  inline-size: 64px;
  aspect-ratio: 8 / 5;
  object-fit: cover;
  border-radius: 4px;
`;
