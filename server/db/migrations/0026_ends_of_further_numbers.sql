-- Every beginning of a number from three signs, marked "<", and every end from five, marked ">" (`domain/part-number.ts`).
CREATE FUNCTION "part_number_ends"("keys" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(piece), '{}') FROM unnest(keys) AS key, LATERAL (
    SELECT '<' || left(key, length) FROM generate_series(3, length(key)) AS length
    UNION ALL SELECT '>' || right(key, length) FROM generate_series(5, length(key)) AS length
  ) AS pieces (piece)
$$;--> statement-breakpoint
CREATE INDEX "parts_other_number_ends" ON "parts" USING gin (part_number_ends("other_keys")) WHERE "parts"."other_keys" <> '{}';
