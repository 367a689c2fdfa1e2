ALTER TABLE "sessions" ADD COLUMN "trail" jsonb;--> statement-breakpoint
-- Nobody is signed out by the change: a browser has the current cookie, or the one before it where the answer was lost.
UPDATE "sessions" SET "trail" = jsonb_build_object(
  'network', '',
  'turns', 0,
  'cookies', (
    SELECT jsonb_agg(
      jsonb_build_object(
        'number', given,
        'from', CASE WHEN given = "counter" AND "counter" > 0 THEN "counter" - 1 END,
        'givenAt', (extract(epoch FROM "seen_at") * 1000)::bigint
      ) ORDER BY given
    ) FROM generate_series(greatest("counter" - 1, 0), "counter") AS given
  )
);--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "trail" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "rotations";
