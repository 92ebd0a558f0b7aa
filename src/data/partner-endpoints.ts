import type { Partner } from '../domain/entities.ts';
import {
  partner as decodePartner,
  partnerName as decodePartnerName,
  productFile as decodeProductFile,
  type PartnerName,
  type ProductFile,
} from '../domain/partner-api.ts';
import type { Endpoint } from './endpoints.ts';

// Endpoints that SPEC.md section 7 does not define. In their own file, because every page loads endpoints.ts.

export const partner = (id: string): Endpoint<Partner> => ({
  path: `partner/single/${encodeURIComponent(id)}`,
  decode: decodePartner,
});
/** The type and size of a product's file; 404 if another site hosts it. */
export const productFile = (id: string): Endpoint<ProductFile> => ({
  path: `product/file/${encodeURIComponent(id)}`,
  decode: decodeProductFile,
});
/** The short name in links for a typed name, and the partners that match it. */
export const partnerName = (typed: string): Endpoint<PartnerName> => ({
  path: `partner/name/${encodeURIComponent(typed.trim().slice(0, 100))}`,
  decode: decodePartnerName,
});
