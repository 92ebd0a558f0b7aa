import type { Partner } from '../domain/entities.ts';
import {
  partner as decodePartner,
  partnerName as decodePartnerName,
  productFile as decodeProductFile,
  type PartnerName,
  type ProductFile,
} from '../domain/partner-api.ts';
import type { Endpoint } from './endpoints.ts';

// Endpoints that this project's API adds to the contract. Not in endpoints.ts, which every page loads.

export const partner = (id: string): Endpoint<Partner> => ({
  path: `partner/single/${encodeURIComponent(id)}`,
  decode: decodePartner,
});
/** The type and size of a product's file; 404 if another site hosts it. */
export const productFile = (id: string): Endpoint<ProductFile> => ({
  path: `product/file/${encodeURIComponent(id)}`,
  decode: decodeProductFile,
});
/** What a typed name becomes in links, and whom it means. */
export const partnerName = (typed: string): Endpoint<PartnerName> => ({
  path: `partner/name/${encodeURIComponent(typed.trim().slice(0, 100))}`,
  decode: decodePartnerName,
});
