-- The name of a place is read with one blank for each run of them (domain/desk/places.ts): so it is written, or it would be found no more.
UPDATE "parts" SET "place" = nullif(btrim(regexp_replace("place", E'[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')), '')
WHERE "place" ~ E'[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|  |^ | $';--> statement-breakpoint
-- Of places that are one by that name the first stays, and what stood on the others stands on it.
UPDATE "places" AS "box" SET "inside_id" = (
	SELECT "same"."id" FROM "places" AS "same"
	WHERE lower(btrim(regexp_replace("same"."name", E'[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')))
		= lower(btrim(regexp_replace("shelf"."name", E'[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')))
	ORDER BY "same"."id" LIMIT 1
)
FROM "places" AS "shelf" WHERE "shelf"."id" = "box"."inside_id";--> statement-breakpoint
DELETE FROM "places" AS "other" USING "places" AS "same"
WHERE "same"."id" < "other"."id"
	AND lower(btrim(regexp_replace("same"."name", E'[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')))
		= lower(btrim(regexp_replace("other"."name", E'[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')));--> statement-breakpoint
UPDATE "places" SET "name" = btrim(regexp_replace("name", E'[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
WHERE "name" ~ E'[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|  |^ | $';