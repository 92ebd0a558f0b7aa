import { type ReactNode, useId } from 'react';
import type { CourseSummary, Partner, Product } from '../../domain/entities.ts';
import { productHref } from '../../domain/url.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import {
  About,
  Actions,
  Brief,
  Column,
  Kind,
  More,
  Name,
  Person,
  Portrait,
  Rest,
  Row,
  Rows,
  Top,
  Words,
} from './partner.style.ts';

export interface PartnerViewProps {
  /** The ambassador or school. */
  partner: Partner;
  /** The products that the partner recommends. An empty list renders no heading. */
  products: readonly Product[];
  /** The courses that the partner recommends. An empty list renders no heading. */
  courses: readonly CourseSummary[];
  /**
   * Returns the URL of a product's download.
   * @default its link
   */
  downloadHref?: (product: Product) => string;
  /** The Share button. */
  share?: ReactNode;
}

/** The page of an ambassador or a school, for the link in a social-media profile: a portrait, then recommendations. */
export function PartnerView({ partner, products, courses, downloadHref, share }: PartnerViewProps) {
  const id = useId();
  const contentText = useContentText();
  const { name, kind, imageUrl, about, linkUrl } = partner;
  return (
    <>
      <Top tone="accent">
        <Person>
          <Portrait src={imageUrl} alt="" width={240} height={240} eager />
          <Words>
            {kind && <Kind>{kind}</Kind>}
            <Name {...contentText}>{name}</Name>
            {about && <About {...contentText}>{about}</About>}
            <Actions>
              {share}
              {linkUrl && (
                <Link href={linkUrl}>
                  The page of <bdi {...contentText}>{name}</bdi>
                </Link>
              )}
            </Actions>
          </Words>
        </Person>
      </Top>
      <Rest as="div">
        <Column>
          {products.length > 0 && (
            <section aria-labelledby={`${id}-products`}>
              <h2 id={`${id}-products`}>To use at home</h2>
              <Rows>
                {products.map((product) => (
                  <ProductRow
                    key={product.id}
                    product={product}
                    href={downloadHref ? downloadHref(product) : product.downloadUrl}
                  />
                ))}
              </Rows>
            </section>
          )}
          {courses.length > 0 && (
            <section aria-labelledby={`${id}-courses`}>
              <h2 id={`${id}-courses`}>Courses to begin with</h2>
              <Rows>
                {courses.map((course) => (
                  <CourseRow key={course.id} course={course} />
                ))}
              </Rows>
            </section>
          )}
          <More>
            <Link href="/explore-allcourses">See all courses</Link>
            <Link href="/steam-products">See all products</Link>
          </More>
        </Column>
      </Rest>
    </>
  );
}

function ProductRow({ product, href }: { product: Product; href: string }) {
  const contentText = useContentText();
  const { id, name, description, imageUrl, downloadUrl } = product;
  return (
    <Row>
      <Picture src={imageUrl} alt="" width={480} height={360} />
      <div>
        <h3>
          <Link href={productHref(id)} {...contentText}>
            {name}
          </Link>
        </h3>
        <Brief {...contentText}>{description}</Brief>
      </div>
      {downloadUrl && (
        <ButtonLink href={href} size="sm">
          Download
          <VisuallyHidden>
            {' '}
            <bdi {...contentText}>{name}</bdi>
          </VisuallyHidden>
        </ButtonLink>
      )}
    </Row>
  );
}

function CourseRow({ course }: { course: CourseSummary }) {
  const contentText = useContentText();
  const { id, name, category, level, imageUrl } = course;
  return (
    <Row>
      <Picture src={imageUrl} alt="" width={640} height={400} />
      <div>
        <h3>
          <Link href={`/course-details/${encodeURIComponent(id)}`} {...contentText}>
            {name}
          </Link>
        </h3>
        <p>
          {category && <bdi {...contentText}>{category}</bdi>}
          {category && level && ' / '}
          {level && <bdi {...contentText}>{level}</bdi>}
        </p>
      </div>
    </Row>
  );
}
