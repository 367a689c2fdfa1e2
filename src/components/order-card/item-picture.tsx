/** What an ordered piece looks like. */
import type { OrderItem } from '../../../domain/contract/orders.ts';
import { PartPicture } from '../part-picture/part-picture.tsx';

export function ItemPicture({ image, kind }: Pick<OrderItem, 'image' | 'kind'>) {
  return <PartPicture part={{ image, category: { slug: kind } }} sizes="5.5rem" />;
}
