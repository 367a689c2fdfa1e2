ALTER TABLE "sessions" ADD COLUMN "rotations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "rotated_at";