import { acceptsDomain } from '#core/communities/accepts-domain.ts';
import { type OwnSite, readOwnSite } from '#core/mentions/own-site.ts';
import { type ProductNames, readProductNames } from '#core/mentions/product-names.ts';
import type { DraftRequest } from '../draft-request.ts';

export type ProductFrame = {
  request: DraftRequest;
  site: OwnSite | null;
  /** True if the community accepts a link to the author's site. */
  mayLink: boolean;
  names: ProductNames;
};

const takesLink = ({ rules }: DraftRequest, host: string): boolean =>
  !rules || (rules.links !== 'banned' && acceptsDomain(host, rules.requirements));

export function frameProduct(request: DraftRequest): ProductFrame {
  const { website, facts } = request;
  const site = website && readOwnSite(website);
  return {
    request,
    site,
    mayLink: site !== null && takesLink(request, site.host),
    names: readProductNames({ product: facts.product, pageTitle: website?.title ?? null }, site),
  };
}
